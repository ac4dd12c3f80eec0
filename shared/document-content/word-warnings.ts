/** What of a Word file is not in the text that is made of it (docs/areas/templates.md#word). */
export const wordWarningCodes = [
  'headers_footers',
  'list_numbering',
  'footnotes',
  'comments',
  'tracked_changes',
  'external_content',
  'style',
  'element',
  'image',
  'link',
] as const;
export type WordWarningCode = (typeof wordWarningCodes)[number];
