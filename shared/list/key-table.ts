import type { CellValue, Column, ColumnKind } from './column.ts';
import type { CodedCells, RowStore } from './row-store.ts';
import { isNoValue, isNumberKind, NO_TEXT, sortKey } from './sort-key.ts';
import { isInOrder, textRanks, type Codes, type KeptOrder, type RankedCodes } from './text-ranks.ts';

export type Key = number | string;

/** Room for the keys of this part of the rows, and of a few, that change before the order is made anew. */
const ADDED_PART = 8;
const ADDED_MIN = 1_000;

/** After these many rows it is known whether the texts of a column mostly differ. */
const TRIED = 20_000;

/** The sort keys of one column by slot. */
export type KeyTable<Row> = {
  readonly at: (slot: number) => Key;
  readonly isSame: (one: number, other: number) => boolean;
  /** Notes that the row of a slot changed. */
  readonly set: (slot: number, row: Row) => void;
  /** Whether the table has as many keys as it has room for and should be made anew. */
  readonly isFull: boolean;
};
type SortingTable<Row> = KeyTable<Row> & {
  /** The rank of each slot by its key; only until a row changes. */
  readonly ranked: RankedCodes;
};

const addedMax = (store: { readonly size: number }): number => Math.max(ADDED_MIN, store.size / ADDED_PART);

/**
 * A table of the code of each slot. `keyAt` tells the key of a slot that has not changed since; the keys of others are
 * kept here.
 */
const tableOf = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  column: Column<Row>,
  ranked: Omit<RankedCodes, 'isLastNone'>,
  keyOf: (slot: number, rank: number) => Key,
): SortingTable<Row> => {
  const { rankOf, count } = ranked;
  let { codes } = ranked;
  let isOwn = false;
  /** The keys that were set since; their codes follow the others. */
  const added: Key[] = [];
  const limit = rankOf?.length ?? count;
  const roomFor = addedMax(store);
  const rankAt = (slot: number): number => (rankOf ? rankOf[codes[slot]!]! : codes[slot]!);
  const at = (slot: number): Key => (codes[slot]! < limit ? keyOf(slot, rankAt(slot)) : added[codes[slot]! - limit]!);
  // Where ranks are those of cells, they tell the key without a slot: no row may have the cell any more.
  const lastKey = count === 0 ? undefined : keyOf(rankOf ? 0 : codes.indexOf(count - 1), count - 1);
  return {
    at,
    isSame: (one, other) =>
      codes[one] === codes[other] ||
      (codes[one]! < limit && codes[other]! < limit ? rankAt(one) === rankAt(other) : at(one) === at(other)),
    set: (slot, row) => {
      if (!isOwn || slot >= codes.length) codes = grown(codes, Math.ceil(store.length * 1.1));
      isOwn = true;
      codes[slot] = limit + added.push(sortKey(column.kind, column.value(row))) - 1;
    },
    ranked: { ...ranked, isLastNone: lastKey !== undefined && isNoValue(lastKey) },
    get isFull() {
      return added.length > roomFor;
    },
  };
};

const grown = (codes: Codes, length: number): Uint32Array => {
  const copy = new Uint32Array(length);
  copy.set(codes);
  return copy;
};

/** Cells repeat more often than not, so each distinct one is folded once; undefined for texts that mostly differ. */
const countCells = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  { value, kind }: Column<Row>,
): CodedCells | undefined => {
  const coded = store.baseCells(value);
  const outside = coded && store.outsideBase(Infinity);
  if (coded && outside?.size === 0) return coded;
  const cells = coded?.cells ?? [];
  const codes = coded ? grown(coded.codes, store.length) : new Uint32Array(store.length);
  const known = new Map(coded?.cells.map((cell, code) => [cell, code]));
  const note = (slot: number): void => {
    const row = store.view(slot);
    if (row === undefined) return;
    const cell = value(row);
    let code = known.get(cell);
    if (code === undefined) known.set(cell, (code = cells.push(cell) - 1));
    codes[slot] = code;
  };
  if (outside) outside.forEach(note);
  else {
    const triedUntil = isNumberKind(kind) ? Infinity : TRIED;
    for (let slot = 0; slot < store.length; slot += 1) {
      note(slot);
      if (slot === triedUntil && cells.length > TRIED / 2) return undefined;
    }
  }
  return { cells, codes };
};

type RankedKeys = { readonly rankOf: Uint32Array; readonly count: number; readonly keyOf: (rank: number) => Key };

/** Sorting without a comparison takes a tenth of the time. */
const numberRanks = (cells: readonly CellValue[], kind: ColumnKind): RankedKeys => {
  const keys = new Float64Array(cells.length);
  // why: the column is one of numbers
  for (let cell = 0; cell < keys.length; cell += 1) keys[cell] = sortKey(kind, cells[cell]!) as number;
  const sorted = keys.toSorted();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1)
    if (count === 0 || sorted[count - 1] !== sorted[at]) sorted[count++] = sorted[at]!;
  const rankOf = new Uint32Array(keys.length);
  for (let cell = 0; cell < keys.length; cell += 1) {
    const key = keys[cell]!;
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < key) low = middle + 1;
      else high = middle;
    }
    rankOf[cell] = low;
  }
  return { rankOf, count, keyOf: (rank) => sorted[rank]! };
};

const cellRanks = (cells: readonly CellValue[], kind: ColumnKind): RankedKeys => {
  const places = new Map<CellValue, number>();
  const placeOf = cells.map((cell) => {
    const place = places.get(cell) ?? places.size;
    places.set(cell, place);
    return place;
  });
  // why: the column is not one of numbers
  const keys = Array.from(places.keys(), (cell) => sortKey(kind, cell) as string);
  const { ranks, count } = textRanks(keys.length, (place) => keys[place]!);
  const keyOfRank = new Array<Key>(count);
  keys.forEach((key, place) => (keyOfRank[ranks[place]!] = key));
  return { rankOf: Uint32Array.from(placeOf, (place) => ranks[place]!), count, keyOf: (rank) => keyOfRank[rank]! };
};

/** The keys of texts that mostly differ are not kept: one that is asked for is made again. */
const textKeyAt =
  <Row extends { readonly id: number }>(store: RowStore<Row>, { kind, value }: Column<Row>) =>
  (slot: number): string => {
    const row = store.view(slot);
    // why: the column is not one of numbers
    return row === undefined ? NO_TEXT : (sortKey(kind, value(row)) as string);
  };

/** The keys of an order that was kept beside the rows; undefined where they contradict it. */
export const keptKeys = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  column: Column<Row>,
  kept: KeptOrder,
): KeyTable<Row> | undefined => {
  const keyAt = textKeyAt(store, column);
  if (!isInOrder(kept, (slot) => (store.isInBase(slot) ? keyAt(slot) : undefined))) return undefined;
  const changed = new Map<number, Key>();
  const at = (slot: number): Key => changed.get(slot) ?? keyAt(slot);
  return {
    at,
    isSame: (one, other) => at(one) === at(other),
    set: (slot, row) => void changed.set(slot, sortKey(column.kind, column.value(row))),
    get isFull() {
      return changed.size > addedMax(store);
    },
  };
};

export const columnKeys = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  column: Column<Row>,
): SortingTable<Row> => {
  const counted = countCells(store, column);
  if (counted === undefined) {
    const keyAt = textKeyAt(store, column);
    const { ranks: codes, count } = textRanks(store.length, keyAt);
    return tableOf(store, column, { codes, count }, keyAt);
  }
  const { cells, codes } = counted;
  const { rankOf, count, keyOf } = (isNumberKind(column.kind) ? numberRanks : cellRanks)(cells, column.kind);
  return tableOf(store, column, { codes, rankOf, count }, (_, rank) => keyOf(rank));
};
