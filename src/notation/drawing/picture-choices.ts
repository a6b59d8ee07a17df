/** The sizes and themes of pictures, apart from their drawing: in pixels, for previews of links and for square ones. */

export const PICTURE_SIZES = ['1200x630', '630x630'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];
