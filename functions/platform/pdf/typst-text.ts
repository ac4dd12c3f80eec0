import { isShown, printedText } from '#shared/document-content/printable.rules.ts';

/** Whether one of the fonts has a sign for a character. */
export type HasGlyph = (codePoint: number) => boolean;

/** Stands for a character that no font has: PDF/A forbids the sign that a font itself shows then. */
const UNKNOWN = '□';
/** The length of the parts into which a long word, such as a web address, may be broken. */
const LONGEST_PART = 24;
const LONG_WORD = /\S{40,}/gu;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

const breakable = (word: string): string => {
  const characters = Array.from(segmenter.segment(word), ({ segment }) => segment);
  const parts: string[] = [];
  for (let at = 0; at < characters.length; at += LONGEST_PART)
    parts.push(characters.slice(at, at + LONGEST_PART).join(''));
  return parts.join('\u200B');
};

/** A literal of Typst: whatever the text holds, it can only be printed. */
const literal = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export type TypstText = {
  /** A text as code of Typst that prints it. */
  readonly print: (text: string) => string;
  /** A text that is no part of a page, such as the title of the document. */
  readonly quote: (text: string) => string;
  readonly unknown: ReadonlySet<string>;
};

/** Turns texts into literals and collects the characters that no font has. */
export const typstText = (hasGlyph: HasGlyph): TypstText => {
  const unknown = new Set<string>();
  const known = (character: string): string => {
    if (isShown(character, hasGlyph)) return character;
    unknown.add(character);
    return UNKNOWN;
  };
  const quote = (text: string): string => literal(printedText(text));
  const print = (text: string): string => {
    const shown = Array.from(printedText(text), known).join('').replaceAll(LONG_WORD, breakable);
    return `text(${literal(shown)})`;
  };
  return { print, quote, unknown };
};
