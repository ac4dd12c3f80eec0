import type { Words } from '../answer/texts.ts';

/** `2 to 4 and 6`, of page numbers in rising order; two neighbours are `2 and 3`. */
const rangesText = (pages: readonly number[], words: Words): string => {
  const ranges: (readonly [from: number, to: number])[] = [];
  for (const page of pages) {
    const [from, to] = ranges.at(-1) ?? [];
    if (from !== undefined && to === page - 1) ranges[ranges.length - 1] = [from, page];
    else ranges.push([page, page]);
  }
  const parts = ranges.flatMap(([from, to]) => {
    if (to - from < 2) return from === to ? [String(from)] : [String(from), String(to)];
    return [words('unread.to', { from: String(from), to: String(to) })];
  });
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : words('unread.and', { first: parts.join(', '), last });
};

/** The sentence about the pages that were not opened; empty when all were. */
export const unreadText = (pages: number, seen: ReadonlySet<number>, words: Words): string => {
  const unread = Array.from({ length: pages }, (_, at) => at + 1).filter((page) => !seen.has(page));
  if (unread.length === 0) return '';
  return words(unread.length === 1 ? 'unread.one' : 'unread.other', { pages: rangesText(unread, words) });
};
