import { CHUNK_LINES, CHUNK_PEOPLE } from './limits.ts';

/** Positions of people, from the first up to and without the last, with their lines together. */
export type ChunkPlan = { from: number; to: number; lines: number };

/**
 * The people that go to the office together, in their order (docs/areas/push.md#limits). Nobody is split: a person with more
 * lines than a request may hold goes alone.
 */
export const chunksOf = (people: readonly { readonly lines: number }[]): ChunkPlan[] => {
  const chunks: ChunkPlan[] = [];
  for (const [at, { lines }] of people.entries()) {
    const last = chunks.at(-1);
    if (last && last.to - last.from < CHUNK_PEOPLE && last.lines + lines <= CHUNK_LINES) {
      last.to = at + 1;
      last.lines += lines;
    } else chunks.push({ from: at, to: at + 1, lines });
  }
  return chunks;
};
