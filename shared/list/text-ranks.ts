import { compareKeys } from './sort-key.ts';

/** With fewer texts the tables of a radix sort cost more than they save. */
const RADIX_MIN = 10_000;
/** Sixteen characters, four in a number, decide nearly every comparison of texts; the radix sort goes by twelve. */
const WORDS = 4;
const CODES_IN_WORD = 4;
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
/** Characters from here on count as one; they and what follows them are told apart by comparing the texts. */
const CODE_MAX = 0xfe;
const CUT_OFF = 0xff;

/** The rank of each text, the same for equal ones, and how many ranks there are. */
export type Ranked = { readonly ranks: Uint32Array; readonly count: number };

/** A code of each place. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The ranks of places by a code of each. */
export type RankedCodes = {
  readonly codes: Codes;
  /** The rank of each code; absent where they are the ranks. */
  readonly rankOf?: Uint32Array | undefined;
  /** How many ranks there are. */
  readonly count: number;
  /** The last rank is that of no value, which comes last the other way round, too. */
  readonly isLastNone?: boolean;
};

type Words = readonly Uint32Array[];

/** The first characters of each text as numbers that sort as they do; 0 stands for the end of a text. */
const packed = (length: number, textAt: (place: number) => string): Words => {
  const words = Array.from({ length: WORDS }, () => new Uint32Array(length));
  for (let place = 0; place < length; place += 1) {
    const text = textAt(place);
    let [at, isCut] = [0, false];
    for (const word of words) {
      let number = 0;
      for (const end = at + CODES_IN_WORD; at < end; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : -1;
        isCut ||= code >= CODE_MAX;
        number = number * 0x100 + (isCut ? CUT_OFF : code + 1);
      }
      word[place] = number;
    }
  }
  return words;
};

const byDigit = (order: Uint32Array, numbers: Uint32Array, shift: number): Uint32Array => {
  const ends = new Uint32Array(DIGITS + 1);
  for (const number of numbers) ends[((number >>> shift) & (DIGITS - 1)) + 1]! += 1;
  for (let digit = 1; digit <= DIGITS; digit += 1) ends[digit]! += ends[digit - 1]!;
  const sorted = new Uint32Array(order.length);
  for (const place of order) {
    const digit = (numbers[place]! >>> shift) & (DIGITS - 1);
    sorted[ends[digit]!] = place;
    ends[digit]! += 1;
  }
  return sorted;
};

/** The places of texts in ascending order, and whether two neighbours in it are the same text. */
const ordered = (
  length: number,
  textAt: (place: number) => string,
): { order: Uint32Array; isSame: (one: number, other: number) => boolean } => {
  const places = Uint32Array.from({ length }, (_, place) => place);
  if (length < RADIX_MIN) {
    const order = places.sort((a, b) => compareKeys(textAt(a), textAt(b)));
    return { order, isSame: (a, b) => textAt(a) === textAt(b) };
  }
  const words = packed(length, textAt);
  const [first, next, third, last] = words as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  const isAlike = (a: number, b: number): boolean =>
    first[a] === first[b] && next[a] === next[b] && third[a] === third[b];
  const compare = (a: number, b: number): number => {
    for (const word of words) if (word[a] !== word[b]) return word[a]! - word[b]!;
    // The words hold all of a text that ends before them.
    return (last[a]! & CUT_OFF) === 0 ? 0 : compareKeys(textAt(a), textAt(b));
  };
  let order: Uint32Array = places;
  for (const word of [third, next, first]) order = byDigit(byDigit(order, word, 0), word, DIGIT_BITS);
  for (let from = 0, to = 1; to <= length; to += 1) {
    if (to < length && isAlike(order[from]!, order[to]!)) continue;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return { order, isSame: (a, b) => compare(a, b) === 0 };
};

/**
 * The rank of each text in ascending order of their UTF-16 codes, from 0 on, the same for equal texts. A radix sort by
 * the first twelve characters, and then a comparison of the texts that have those in common. `textAt` may make its text
 * anew at each call: most are asked for once.
 */
export const textRanks = (length: number, textAt: (place: number) => string): Ranked => {
  const { order, isSame } = ordered(length, textAt);
  const ranks = new Uint32Array(length);
  let count = 0;
  order.forEach((place, at) => {
    if (at === 0 || !isSame(order[at - 1]!, place)) count += 1;
    ranks[place] = count - 1;
  });
  return { ranks, count };
};

/** Places as bits, 32 in a number, and how many they are. */
type Matches = { readonly count: number; readonly bits: Uint32Array; has(place: number): boolean };

/** A loop of its own without a call and a branch is compiled while it runs for the first time. */
const countMatches = (byCode: Int32Array, places: Uint32Array, codes: Codes, bits: Uint32Array): void => {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    byCode[codes[place]!]! += (bits[place >>> 5]! >>> (place & 31)) & 1;
  }
};

/** How many places each rank has. */
const sizesOf = (places: Uint32Array, { codes, rankOf, count }: RankedCodes, matches?: Matches): Int32Array => {
  const byCode = new Int32Array(rankOf?.length ?? count);
  if (matches) countMatches(byCode, places, codes, matches.bits);
  else for (let at = 0; at < places.length; at += 1) byCode[codes[places[at]!]!]! += 1;
  if (!rankOf) return byCode;
  const sizes = new Int32Array(count);
  for (let code = 0; code < byCode.length; code += 1) sizes[rankOf[code]!]! += byCode[code]!;
  return sizes;
};

/** Where each rank begins in the direction of the sort. */
const startsOf = (sizes: Int32Array, isLastNone: boolean | undefined, descending: boolean): Int32Array => {
  const starts = new Int32Array(sizes.length);
  const valued = isLastNone === true ? sizes.length - 1 : sizes.length;
  let start = 0;
  for (let nth = 0; nth < sizes.length; nth += 1) {
    const rank = descending && nth < valued ? valued - 1 - nth : nth;
    starts[rank] = start;
    start += sizes[rank]!;
  }
  return starts;
};

/** Places that are sorted before the clock is looked at again. */
const STEP = 50_000;

/** Sorts places by rank for so many milliseconds at each call, until the order is there; equal ranks stay as they come. */
export const sorterByRank = (
  places: Uint32Array,
  ranked: RankedCodes,
): ((milliseconds: number) => Uint32Array | undefined) => {
  const { codes, rankOf } = ranked;
  const next = startsOf(sizesOf(places, ranked), ranked.isLastNone, false);
  const sorted = new Uint32Array(places.length);
  let from = 0;
  return (milliseconds) => {
    const until = performance.now() + milliseconds;
    while (from < places.length && performance.now() < until) {
      const to = Math.min(from + STEP, places.length);
      for (; from < to; from += 1) {
        const code = codes[places[from]!]!;
        const rank = rankOf ? rankOf[code]! : code;
        sorted[next[rank]!] = places[from]!;
        next[rank]! += 1;
      }
    }
    return from < places.length ? undefined : sorted;
  };
};

/** Places by rank; those of one rank stay as they come. */
export const byRank = (places: Uint32Array, ranked: RankedCodes): Uint32Array =>
  sorterByRank(places, ranked)(Infinity)!;

/** The other direction of what `byRank` made of the places. */
export const otherWayRound = (ascending: Uint32Array, places: Uint32Array, ranked: RankedCodes): Uint32Array => {
  const sizes = sizesOf(places, ranked);
  const starts = startsOf(sizes, ranked.isLastNone, true);
  const turned = new Uint32Array(ascending.length);
  let from = 0;
  for (let rank = 0; rank < sizes.length; rank += 1) {
    const size = sizes[rank]!;
    // Groups are often single rows, for which a part of the array would be dear.
    if (size === 1) turned[starts[rank]!] = ascending[from]!;
    else if (size > 1) turned.set(ascending.subarray(from, from + size), starts[rank]!);
    from += size;
  }
  return turned;
};

/** A part of those places that match, in one direction of a sort. */
export type Part = {
  readonly matches: Matches;
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
};

/** A part of what `byRank` makes of the places that match, without sorting the others: counted, then collected. */
export const partByRank = (places: Uint32Array, ranked: RankedCodes, part: Part): number[] => {
  const { codes, rankOf } = ranked;
  const { offset } = part;
  const length = Math.max(0, Math.min(part.limit, part.matches.count - offset));
  const matches = part.matches.count === places.length ? undefined : part.matches;
  const next = startsOf(sizesOf(places, ranked, matches), ranked.isLastNone, part.descending);
  const found: number[] = new Array<number>(length).fill(0);
  let left = length;
  for (let from = 0; left > 0 && from < places.length; from += 1) {
    const place = places[from]!;
    const code = codes[place]!;
    const rank = rankOf ? rankOf[code]! : code;
    const at = next[rank]! - offset;
    if (at >= length || matches?.has(place) === false) continue;
    next[rank]! += 1;
    if (at < 0) continue;
    found[at] = place;
    left -= 1;
  }
  return found;
};

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
    { codes: ranks, count: ranked.count },
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
