import { printedRanges } from './printed-ranges.ts';

/** Characters that turn the direction of the text around them would let a document show what it does not say. */
const directionSigns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
// oxlint-disable-next-line no-control-regex -- why: the pattern looks for exactly these control characters
const controlSigns = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\uFFF9-\uFFFB]/g;
const brokenPairs = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const whitespace = /[ \t\r\n\u2028\u2029]+/g;
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** A text without what a document never shows. */
export const printedText = (text: string): string =>
  text
    .replaceAll(brokenPairs, '')
    .replaceAll(controlSigns, '')
    .replaceAll(directionSigns, '')
    .replaceAll(whitespace, ' ')
    .normalize('NFC');

/** Whether a character of a printed text shows as itself, with the fonts that `hasGlyph` knows. */
export const isShown = (character: string, hasGlyph: (codePoint: number) => boolean): boolean =>
  invisible.test(character) || hasGlyph(character.codePointAt(0) ?? 0);

let known: readonly (readonly [first: number, last: number])[] | undefined;

/** Whether one of the fonts of a PDF has a sign for a character. */
export const isInFonts = (codePoint: number): boolean => {
  known ??= printedRanges.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return known.some(([first, last]) => first <= codePoint && codePoint <= last);
};

/** The characters of a text that a PDF shows as □ (docs/areas/pdf-and-seal.md#pdf), each once. */
export const unprintableIn = (text: string): string[] => [
  ...new Set(Array.from(printedText(text)).filter((character) => !isShown(character, isInFonts))),
];
