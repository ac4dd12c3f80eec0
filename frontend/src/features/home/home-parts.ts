import type { HomeCard, HomePart } from '../../ui/home-part.ts';

const modules = Object.values(import.meta.glob<{ home: HomePart }>('../*/*.home.tsx', { eager: true }));

/** The parts of all areas; an area registers its part by the name of its file, like its routes. */
export const homeParts: readonly HomePart[] = modules.map(({ home }) => home).toSorted((a, b) => a.order - b.order);

export type Placed = { card: HomeCard; column: 'main' | 'side'; row: number; rows: number };

/**
 * Places cards in two columns, and sorts them into the order in which a single column shows them: row by row, main
 * before side. A card that fits either column goes to the shorter one; the last card of the shorter column fills its
 * rest.
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
