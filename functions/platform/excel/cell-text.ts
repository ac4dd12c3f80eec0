export const CELL_TEXT_MAX = 32_767;
const CUT_MARK = '… [cut]';

/** Shortens to what a cell can hold, with a mark, never inside a surrogate pair. */
export const fitText = (text: string): string =>
  text.length <= CELL_TEXT_MAX
    ? text
    : text.slice(0, CELL_TEXT_MAX - CUT_MARK.length).replace(/[\ud800-\udbff]$/, '') + CUT_MARK;

/* oxlint-disable no-control-regex -- why: the patterns look for the characters that XML cannot hold */
const NEEDS_ESCAPE = /[&<>\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]|_x[0-9a-fA-F]{4}_/;
const ESCAPED = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-fA-F]{4}_)/g;
/* oxlint-enable no-control-regex */

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Text for a `<t>` element. Characters that XML cannot hold become `_xHHHH_` (ECMA-376 ST_Xstring), as does the
 * underscore of a text that only looks like such an escape; a lone surrogate becomes U+FFFD.
 */
export const escapeCellText = (text: string): string =>
  NEEDS_ESCAPE.test(text)
    ? text
        .toWellFormed()
        .replace(
          ESCAPED,
          (char) => entities[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
        )
    : text;

/** Undoes the `_xHHHH_` part of `escapeCellText`; the XML parser undoes the rest. */
export const unescapeCellText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/** The letters of a zero-based column: A for 0, Z for 25, AA for 26. */
export const columnLetters = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));

/** Zero-based column of a reference such as `AB12`, or -1. */
export const columnIndex = (reference: string): number => {
  let index = 0;
  for (let i = 0; i < reference.length; i += 1) {
    const code = reference.charCodeAt(i);
    if (code < 65 || code > 90) break;
    index = index * 26 + code - 64;
  }
  return index - 1;
};
