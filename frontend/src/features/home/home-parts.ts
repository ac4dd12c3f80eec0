import type { HomeCard, HomePart, HomeTile } from '../../ui/home-part.ts';

const modules = Object.values(import.meta.glob<{ home: HomePart }>('../*/*.home.tsx', { eager: true }));

/** The parts of all areas; an area registers its part by the name of its file, like its routes. */
export const homeParts: readonly HomePart[] = modules.map(({ home }) => home).toSorted((a, b) => a.order - b.order);

/** The most tiles whose words fit in one line. */
const TILES_MAX = 5;
/** Fewer tiles of work than this are followed by figures. */
const TILES_MIN = 4;

/** The tiles of the strip: work first, and figures where that leaves room. */
export const chooseTiles = (tiles: readonly HomeTile[]): HomeTile[] => {
  const ofKind = (kind: HomeTile['kind']): HomeTile[] =>
    tiles.filter((tile) => tile.kind === kind).toSorted((a, b) => a.order - b.order);
  const work = ofKind('work').slice(0, TILES_MAX);
  return [...work, ...ofKind('figure').slice(0, Math.max(0, TILES_MIN - work.length))];
};

type Columns = { main: HomeCard[]; side: HomeCard[] };

/** The cards in two columns, each in their order; a card that fits either one goes to the shorter one. */
export const intoColumns = (cards: readonly HomeCard[]): Columns => {
  const columns: Columns = { main: [], side: [] };
  for (const card of cards) if (card.place !== 'either') columns[card.place].push(card);
  for (const card of cards)
    if (card.place === 'either') columns[columns.side.length < columns.main.length ? 'side' : 'main'].push(card);
  return columns;
};
