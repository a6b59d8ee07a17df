/** The texts of the share menu. */
export const english = {
  copyLink: 'Copy link',
  copyTag: 'Copy embed tag',
  copyText: 'Copy as text',
  copyJson: 'Copy as JSON',
  savePng: 'Save picture (PNG)',
  saveSvg: 'Save picture (SVG)',
  print: 'Print',
  linkCopied: 'Link copied to the clipboard.',
  tagCopied: 'Embed tag copied to the clipboard.',
  textCopied: 'Text copied to the clipboard.',
  jsonCopied: 'JSON copied to the clipboard.',
  copyRefused: 'The browser did not allow copying. Copy the text from here.',
  copyThis: 'Text to copy',
  notDrawn: 'The browser did not draw the picture. Save it as SVG.',
} as const;
