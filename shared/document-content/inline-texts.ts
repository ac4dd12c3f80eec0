import type { Inline, Marks } from './nodes.ts';

export const hasSameMarks = (one: Marks, other: Marks): boolean =>
  one.href === other.href &&
  one.marks.length === other.marks.length &&
  one.marks.every((mark, index) => mark === other.marks[index]);

/** The same inlines with neighbouring texts of the same marks as one text, and no empty text. */
export const joinTexts = <T extends Inline>(inlines: readonly T[]): T[] => {
  const joined: T[] = [];
  for (const inline of inlines) {
    if (inline.type === 'text' && inline.text === '') continue;
    const last = joined.at(-1);
    if (inline.type === 'text' && last?.type === 'text' && hasSameMarks(last, inline))
      joined[joined.length - 1] = { ...last, text: last.text + inline.text };
    else joined.push(inline);
  }
  return joined;
};
