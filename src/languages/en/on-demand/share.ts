/** The texts of the share menu. */
export const english = {
  copyLink: 'Copy link',
  copyTag: 'Copy embed tag',
  linkCopied: 'Link copied to the clipboard.',
  tagCopied: 'Embed tag copied to the clipboard.',
  copyRefused: 'The browser did not allow copying. Copy the text from here.',
  copyThis: 'Text to copy',
} as const;
