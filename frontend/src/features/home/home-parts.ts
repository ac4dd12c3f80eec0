import type { HomeCard, HomePart } from '../../ui/home-part.ts';

const found = Object.values(import.meta.glob<{ home: HomePart }>('../*/*.home.tsx', { eager: true }));

/** Every area registers its part by the name of its file, as it does its routes. */
export const homeParts: readonly HomePart[] = found.map(({ home }) => home).toSorted((a, b) => a.order - b.order);

export type Placed = { card: HomeCard; column: 'main' | 'side'; row: number; rows: number };

/**
 * Cards in two columns, in the order in which one column shows them: row by row, main before side. A card without a
 * column of its own goes where there is room; the last one of the shorter column fills it.
 */
export const placeCards = (cards: readonly HomeCard[]): Placed[] => {
  const columns = { main: [] as HomeCard[], side: [] as HomeCard[] };
  const sorted = cards.toSorted((a, b) => a.order - b.order);
  for (const card of sorted) if (card.place !== 'either') columns[card.place].push(card);
  for (const card of sorted)
    if (card.place === 'either') columns[columns.side.length < columns.main.length ? 'side' : 'main'].push(card);
  const rows = Math.max(columns.main.length, columns.side.length);
  const placed = (['main', 'side'] as const).flatMap((column) =>
    columns[column].map((card, at, all) => ({
      card,
      column,
      row: at + 1,
      rows: at === all.length - 1 ? rows - at : 1,
    })),
  );
  return placed.toSorted((a, b) => a.row - b.row);
};
