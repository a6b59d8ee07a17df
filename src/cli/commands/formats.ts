/** The forms of drawings and reports. They are apart from the commands that write them, so that the help loads none of these. */

export const DIAGRAM_FORMATS = ['svg', 'text', 'html', 'figure'] as const;
export type DiagramFormat = (typeof DIAGRAM_FORMATS)[number];

export const GAME_FORMATS = ['text', 'json', 'csv', 'html'] as const;
export type GameFormat = (typeof GAME_FORMATS)[number];

/** By the end of a file's name. */
export const PICTURE_FORMATS = ['png', 'svg', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
