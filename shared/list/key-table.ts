import type { CellValue, Column } from './column.ts';
import type { RowStore } from './row-store.ts';
import { compareKeys, isNumberKind, sortKey } from './sort-key.ts';
import { textOrder } from './text-order.ts';

export type Key = number | string;

/** Room for the keys of this part of the rows, and of a few, that change before the order is made anew. */
const ADDED_PART = 8;
const ADDED_MIN = 1_000;

/** The sort keys of one column by slot: a number per slot into the keys that occur, each of which is kept once. */
export type KeyTable<Row> = {
  readonly at: (slot: number) => Key;
  readonly set: (slot: number, row: Row) => void;
  /** The slots by key; those of one key stay as they come in `slots`. */
  readonly sort: (slots: Uint32Array) => Uint32Array;
  /** Whether the table has as many keys as it has room for and should be made anew. */
  readonly isFull: boolean;
};

/** Cells repeat more often than not, so each distinct one is folded once. */
const countCells = <Row extends { readonly id: number }>(store: RowStore<Row>, { value }: Column<Row>) => {
  const known = new Map<CellValue, number>();
  const codes = new Uint32Array(Math.ceil(store.length * 1.1));
  for (let slot = 0; slot < store.length; slot += 1) {
    const row = store.view(slot);
    if (row === undefined) continue;
    const cell = value(row);
    let code = known.get(cell);
    if (code === undefined) known.set(cell, (code = known.size));
    codes[slot] = code;
  }
  return { cells: [...known.keys()], codes };
};

export const columnKeys = <Row extends { readonly id: number }>(
  store: RowStore<Row>,
  column: Column<Row>,
): KeyTable<Row> => {
  const { cells, codes: codesOfCells } = countCells(store, column);
  let codes = codesOfCells;
  const keyOfCell = cells.map((cell) => sortKey(column.kind, cell));
  const inOrder = isNumberKind(column.kind)
    ? Uint32Array.from(keyOfCell.keys()).sort((a, b) => compareKeys(keyOfCell[a]!, keyOfCell[b]!))
    : textOrder(keyOfCell as string[]);
  /** The keys that occur, ascending, and behind them those that were set since. */
  const keys: Key[] = [];
  const codeOfCell = new Uint32Array(cells.length);
  for (const cell of inOrder) {
    if (keys.at(-1) !== keyOfCell[cell] || keys.length === 0) keys.push(keyOfCell[cell]!);
    codeOfCell[cell] = keys.length - 1;
  }
  for (let slot = 0; slot < codes.length; slot += 1) codes[slot] = codeOfCell[codes[slot]!]!;
  const added = keys.length + Math.max(ADDED_MIN, store.size / ADDED_PART);
  return {
    at: (slot) => keys[codes[slot]!]!,
    set: (slot, row) => {
      if (slot >= codes.length) {
        const grown = new Uint32Array(Math.ceil(store.length * 1.1));
        grown.set(codes);
        codes = grown;
      }
      codes[slot] = keys.push(sortKey(column.kind, column.value(row))) - 1;
    },
    sort: (slots) => {
      const ends = new Uint32Array(keys.length + 1);
      for (const slot of slots) ends[codes[slot]! + 1]! += 1;
      for (let at = 1; at < ends.length; at += 1) ends[at]! += ends[at - 1]!;
      const sorted = new Uint32Array(slots.length);
      for (const slot of slots) {
        const code = codes[slot]!;
        sorted[ends[code]!] = slot;
        ends[code]! += 1;
      }
      return sorted;
    },
    get isFull() {
      return keys.length > added;
    },
  };
};
