import type { CellValue } from './column.ts';
import type { Codes, KeptOrder } from './text-ranks.ts';

const CHANGES_MAX = 20_000;
/** A larger log is kept for many rows, because starting over costs more there. */
const CHANGES_PART = 8;

/** The cells of a column, some of which may be equal, and which of them each place has; nobody writes to these codes. */
export type CodedCells = { readonly cells: CellValue[]; readonly codes: Codes };

/**
 * Rows that are made when they are read, by place: what a large list starts from. `ids` ascend. A row that was changed
 * since stands in the store itself.
 */
export type RowBase<Row> = {
  readonly ids: Int32Array;
  /** The row for reading fields, by a loop over many: the same object at every call, with nothing to spread. */
  readonly view: (place: number) => Row;
  /** Like `view`, an object of its own. */
  readonly peek: (place: number) => Row;
  /** The whole row. */
  readonly make: (place: number) => Row;
  /** Drops what was kept of a row, of all without a place, because it would be derived differently now. */
  readonly forget: (place?: number) => void;
  /** The order by the column of a key (`columnKey`), where one was kept: of cells that no other row has a part in. */
  readonly keptOrder?: (columnKey: string) => KeptOrder | undefined;
  /** The cells of a column, where few different rows tell those of all. */
  readonly cells?: (value: (row: Row) => CellValue) => CodedCells | undefined;
};

/** Rows for reading fields of them, of a large list each made when its turn comes; never spread one. */
export type PeekedRows<Row> = Iterable<Row> & { readonly length: number };

/**
 * Rows of one entity by id, each in a numbered slot, plus a log of the slots that changed. Structures derived from the
 * rows (orders, match sets, search text) remember how far they have read the log and catch up at their next use. So the
 * cost of a change is in proportion to its size, and unused structures cost nothing.
 */
export class RowStore<Row extends { readonly id: number }> {
  /** The rows by slot that are not those of the base. */
  #own: (Row | undefined)[] = [];
  #base: RowBase<Row> | undefined;
  /** 1 for the slots, which are the places of the base, whose row is that of the base. */
  #inBase: Uint8Array = new Uint8Array();
  #slots = new Map<number, number>();
  #free: number[] = [];
  #size = 0;
  #changes: number[] = [];
  /** The position after the last change by which a row came, or went. */
  #membersPosition = 0;
  /** Number of changes that were dropped from the front of the log. */
  #dropped = 0;

  get size(): number {
    return this.#size;
  }

  /** Slots are smaller than this; some may be free. */
  get length(): number {
    return Math.max(this.#own.length, this.#inBase.length);
  }

  slotOf(id: number): number | undefined {
    const slot = this.#placeOf(id) ?? this.#slots.get(id);
    return slot === undefined || !this.has(slot) ? undefined : slot;
  }

  has(slot: number): boolean {
    return this.#own[slot] !== undefined || this.#inBase[slot] === 1;
  }

  idAt(slot: number): number {
    return this.#own[slot]?.id ?? this.#base?.ids[slot] ?? 0;
  }

  /** The row of a slot for reading fields until the next call; undefined is a free slot. */
  view(slot: number): Row | undefined {
    return this.#own[slot] ?? (this.#inBase[slot] === 1 ? this.#base!.view(slot) : undefined);
  }

  peek(slot: number): Row | undefined {
    return this.#own[slot] ?? (this.#inBase[slot] === 1 ? this.#base!.peek(slot) : undefined);
  }

  /** The rows of slots, of which later changes do not reach the reader. */
  peekAll(slots: Uint32Array): PeekedRows<Row> {
    const base = this.#base;
    if (base === undefined) return Array.from(slots, (slot) => this.#own[slot]!);
    const own = new Map<number, Row>();
    for (const slot of slots) if (this.#own[slot] !== undefined) own.set(slot, this.#own[slot]);
    return {
      length: slots.length,
      *[Symbol.iterator]() {
        for (const slot of slots) yield own.get(slot) ?? base.peek(slot);
      },
    };
  }

  /** The whole row of a slot. */
  row(slot: number): Row | undefined {
    return this.#own[slot] ?? (this.#inBase[slot] === 1 ? this.#base!.make(slot) : undefined);
  }

  /** Starts from a base but for the rows at some of its places; the store must be empty. */
  adopt(base: RowBase<Row>, without: Iterable<number>): void {
    this.#base = base;
    this.#own = [];
    this.#slots.clear();
    this.#free = [];
    this.#inBase = new Uint8Array(base.ids.length).fill(1);
    for (const place of without) this.#inBase[place] = 0;
    this.#size = this.#inBase.reduce((sum, one) => sum + one, 0);
    this.#startOver();
  }

  upsert(rows: Iterable<Row>): void {
    for (const row of rows) {
      let slot = this.#placeOf(row.id) ?? this.#slots.get(row.id);
      if (slot === undefined) {
        slot = this.#free.pop() ?? this.length;
        this.#slots.set(row.id, slot);
      }
      const isNew = !this.has(slot);
      this.#leaveBase(slot);
      this.#own[slot] = row;
      this.#changes.push(slot);
      if (isNew) this.#countMember(1);
    }
    this.#trim();
  }

  remove(ids: Iterable<number>): void {
    for (const id of ids) {
      const slot = this.slotOf(id);
      if (slot === undefined) continue;
      this.#leaveBase(slot);
      this.#own[slot] = undefined;
      // A place of the base waits for its own row.
      if (this.#slots.delete(id)) this.#free.push(slot);
      this.#changes.push(slot);
      this.#countMember(-1);
    }
    this.#trim();
  }

  clear(): void {
    this.#own = [];
    this.#base = undefined;
    this.#inBase = new Uint8Array();
    this.#slots.clear();
    this.#free = [];
    this.#size = 0;
    this.#startOver();
  }

  /** The rows of the base that pass are derived differently from now on; returns their ids. */
  touchBase(passes: (view: Row) => boolean): number[] {
    const touched: number[] = [];
    for (let slot = 0; slot < this.#inBase.length; slot += 1) {
      if (this.#inBase[slot] === 0 || !passes(this.#base!.view(slot))) continue;
      this.#base!.forget(slot);
      this.#changes.push(slot);
      touched.push(this.#base!.ids[slot]!);
    }
    this.#trim();
    return touched;
  }

  /** All rows of the base are derived differently from now on. */
  touchAll(): void {
    this.#base?.forget();
    this.#startOver();
  }

  /** The ids of the rows that are not those of the base. */
  *ownIds(): Generator<number> {
    for (const row of this.#own) if (row !== undefined) yield row.id;
  }

  /** The order that was kept with the base, of its rows as they were then. */
  keptOrder(columnKey: string): KeptOrder | undefined {
    return this.#base?.keptOrder?.(columnKey);
  }

  /** The cells of a column in the base, of its rows as they were then. */
  baseCells(value: (row: Row) => CellValue): CodedCells | undefined {
    return this.#base?.cells?.(value);
  }

  isInBase(slot: number): boolean {
    return this.#inBase[slot] === 1;
  }

  /** The slots whose row is not, or no more, that of the base; undefined for more than a limit. */
  outsideBase(limit: number): Set<number> | undefined {
    const outside = new Set<number>();
    const places = this.#inBase.length;
    for (let slot = this.#inBase.indexOf(0); slot !== -1; slot = this.#inBase.indexOf(0, slot + 1)) {
      if (outside.add(slot).size > limit) return undefined;
    }
    for (let slot = places; slot < this.#own.length; slot += 1) outside.add(slot);
    return outside.size > limit ? undefined : outside;
  }

  /** The position after the last change. */
  get position(): number {
    return this.#dropped + this.#changes.length;
  }

  /** The slots that changed since that position; undefined when starting over is needed or cheaper. */
  changedSince(position: number): Set<number> | undefined {
    if (position < this.#dropped) return undefined;
    if (position === this.position) return EMPTY;
    const changed = new Set(this.#changes.slice(position - this.#dropped));
    return changed.size * 8 > this.size + 64 ? undefined : changed;
  }

  /** Whether the changes since that position left each slot its id. */
  hasSameMembersSince(position: number): boolean {
    return position >= this.#membersPosition;
  }

  /** The place of an id in the base, by halves. */
  #placeOf(id: number): number | undefined {
    if (this.#base === undefined) return undefined;
    const { ids } = this.#base;
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[middle]! < id) low = middle + 1;
      else high = middle;
    }
    return ids[low] === id ? low : undefined;
  }

  #countMember(by: 1 | -1): void {
    this.#size += by;
    this.#membersPosition = this.position;
  }

  #leaveBase(slot: number): void {
    if (this.#inBase[slot] !== 1) return;
    this.#inBase[slot] = 0;
    this.#base?.forget(slot);
  }

  #startOver(): void {
    this.#dropped += this.#changes.length + 1;
    this.#changes = [];
  }

  #trim(): void {
    if (this.#changes.length <= Math.max(CHANGES_MAX, this.#size / CHANGES_PART)) return;
    this.#dropped += this.#changes.length;
    this.#changes = [];
  }
}

const EMPTY: Set<number> = new Set();
