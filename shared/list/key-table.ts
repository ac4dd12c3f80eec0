import type { CellValue, Column } from './column.ts';
import type { RowStore } from './row-store.ts';
import { isNoValue, isNumberKind, NO_TEXT, sortKey } from './sort-key.ts';
import { isInOrder, textRanks, type KeptOrder, type Ranked } from './text-ranks.ts';

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
export type SortingTable<Row> = KeyTable<Row> & {
  /** The rank of each slot by its key; only until a row changes. */
  readonly ranked: Ranked;
};

const addedMax = (store: { readonly size: number }): number => Math.max(ADDED_MIN, store.size / ADDED_PART);

/**
 * A table of the rank of each slot. `keyAt` tells the key of a slot that has not changed since; the keys of others are
 * kept here.
 */
const tableOf = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  column: Column<Row>,
  { ranks, count }: Ranked,
  keyOf: (slot: number, rank: number) => Key,
): SortingTable<Row> => {
  let codes = ranks;
  /** The keys that were set since; their codes follow the ranks. */
  const added: Key[] = [];
  const roomFor = addedMax(store);
  const last = ranks.indexOf(count - 1);
  const at = (slot: number): Key => {
    const code = codes[slot]!;
    return code < count ? keyOf(slot, code) : added[code - count]!;
  };
  return {
    at,
    isSame: (one, other) =>
      codes[one] === codes[other] || ((codes[one]! >= count || codes[other]! >= count) && at(one) === at(other)),
    set: (slot, row) => {
      if (slot >= codes.length) {
        const grown = new Uint32Array(Math.ceil(store.length * 1.1));
        grown.set(codes);
        codes = grown;
      }
      codes[slot] = count + added.push(sortKey(column.kind, column.value(row))) - 1;
    },
    ranked: { ranks, count, isLastNone: last !== -1 && isNoValue(at(last)) },
    get isFull() {
      return added.length > roomFor;
    },
  };
};

/** Cells repeat more often than not, so each distinct one is folded once; undefined for texts that mostly differ. */
const countCells = <Row extends { readonly id: number }>(store: RowStore<Row>, { value, kind }: Column<Row>) => {
  const coded = store.baseCells(value);
  const cells = coded?.cells ?? [];
  const codes = new Uint32Array(store.length);
  const known = new Map<CellValue, number>();
  const note = (slot: number): void => {
    const row = store.view(slot);
    if (row === undefined) return;
    const cell = value(row);
    let code = known.get(cell);
    if (code === undefined) known.set(cell, (code = cells.push(cell) - 1));
    codes[slot] = code;
  };
  if (coded) {
    codes.set(coded.codes);
    const outside = store.outsideBase(Infinity)!;
    if (outside.size > 0) cells.forEach((cell, code) => known.set(cell, code));
    outside.forEach(note);
    return { cells, codes };
  }
  const triedUntil = isNumberKind(kind) ? Infinity : TRIED;
  for (let slot = 0; slot < store.length; slot += 1) {
    note(slot);
    if (slot === triedUntil && cells.length > TRIED / 2) return undefined;
  }
  return { cells, codes };
};

/** Sorting without a comparison takes a tenth of the time. */
const numberRanks = (keys: Float64Array): Ranked => {
  const sorted = keys.toSorted();
  let count = 0;
  for (const key of sorted) if (count === 0 || sorted[count - 1] !== key) sorted[count++] = key;
  const ranks = Uint32Array.from(keys, (key) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  });
  return { ranks, count };
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
    return tableOf(store, column, textRanks(store.length, keyAt), keyAt);
  }
  const { cells, codes } = counted;
  const keyOfCell = cells.map((cell) => sortKey(column.kind, cell));
  const { ranks, count } = isNumberKind(column.kind)
    ? numberRanks(Float64Array.from(keyOfCell, Number))
    : textRanks(keyOfCell.length, (cell) => keyOfCell[cell] as string);
  const keys: Key[] = new Array<Key>(count);
  keyOfCell.forEach((key, cell) => (keys[ranks[cell]!] = key));
  for (let slot = 0; slot < codes.length; slot += 1) codes[slot] = ranks[codes[slot]!]!;
  return tableOf(store, column, { ranks: codes, count }, (_, rank) => keys[rank]!);
};
