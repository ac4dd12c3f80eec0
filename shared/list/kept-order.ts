import { byRank, textRanks } from './text-ranks.ts';

/**
 * The order of rows by a column of texts that nearly all differ, kept beside the rows themselves, because it is dear to
 * make: their places ascending by key, then by id, and 1 for each whose key is that of the place before.
 */
export type KeptOrder = { readonly places: Uint32Array; readonly same: Uint8Array };

/** How many pairs of neighbours, spread over the order, must stand as their keys say. */
const PAIRS = 200;

/** The order to keep of texts; undefined where most are the same, which are sorted fast. The rows come by id. */
export const orderToKeep = (count: number, keyAt: (place: number) => string): KeptOrder | undefined => {
  const ranked = textRanks(count, keyAt);
  if (ranked.count * 2 < count) return undefined;
  const { ranks } = ranked;
  const places = byRank(
    Uint32Array.from({ length: count }, (_, place) => place),
    ranked,
  );
  const same = Uint8Array.from(places, (place, at) => Number(at > 0 && ranks[places[at - 1]!] === ranks[place]));
  return { places, same };
};

/** Whether the order leads to each of so many rows. */
export const isOrderOf = ({ places, same }: KeptOrder, count: number): boolean => {
  if (places.length !== count || same.length !== count) return false;
  const isThere = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) isThere[places[at]!] = 1;
  return !isThere.includes(0);
};

/**
 * Whether the keys of today stand as they did, as they do not where the cells of a column are others than they were.
 * `keyAt` knows no key of a row that was changed since.
 */
export const isInOrder = ({ places, same }: KeptOrder, keyAt: (place: number) => string | undefined): boolean => {
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const at = Math.floor((pair / PAIRS) * (places.length - 1));
    const [before, key] = [places[at - 1], places[at]].map((place) => (place === undefined ? place : keyAt(place)));
    if (before === undefined || key === undefined) continue;
    if (same[at] === 1 ? before !== key : before >= key) return false;
  }
  return true;
};
