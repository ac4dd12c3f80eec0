import { columnKey, type Column } from './column.ts';
import { columnKeys, keptKeys, type Key, type KeyTable } from './key-table.ts';
import type { RowStore } from './row-store.ts';
import { compareKeys, isNoValue } from './sort-key.ts';

/** With more changed rows than this part, an order is made as fast as they are sorted into one that was kept. */
const KEPT_PART = 16;

/**
 * The slots of a store in the order of one column: ascending by key, then by id. The array is replaced, never written
 * to, so a reader may hold on to one.
 */
export class RowOrder<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #column: Column<Row> | undefined;
  /** The order by id, which breaks ties; absent for that order itself. */
  readonly #byId: RowOrder<Row> | undefined;
  #keys: KeyTable<Row> | undefined;
  #ascending: Uint32Array = new Uint32Array();
  #descending: Uint32Array | undefined;
  /** 1 for each place whose key is that of the place before; absent where the keys tell it as fast. */
  #same: Uint8Array | undefined;
  #ranks: Uint32Array | undefined;
  #groups: readonly Uint32Array[] | undefined;
  #position = -1;

  constructor(store: RowStore<Row>, column?: Column<Row>, byId?: RowOrder<Row>) {
    this.#store = store;
    this.#column = column;
    this.#byId = byId;
  }

  ascending(): Uint32Array {
    const changed = this.#store.changedSince(this.#position);
    if (changed === undefined || (changed.size > 0 && this.#keys?.isFull === true)) this.#build();
    else if (changed.size > 0) this.#patch(changed);
    this.#position = this.#store.position;
    return this.#ascending;
  }

  /** Values from high to low, but no value still last and equal values still by ascending id. */
  descending(): Uint32Array {
    const ascending = this.ascending();
    this.#descending ??= this.#reverse(ascending);
    return this.#descending;
  }

  /** The place of each slot in ascending order. */
  ranks(): Uint32Array {
    const slots = this.ascending();
    if (!this.#ranks) {
      this.#ranks = new Uint32Array(this.#store.length);
      for (let at = 0; at < slots.length; at += 1) this.#ranks[slots[at]!] = at;
    }
    return this.#ranks;
  }

  /** The slots of each key, keys ascending. */
  groups(): readonly Uint32Array[] {
    const slots = this.ascending();
    if (!this.#groups) {
      const groups: Uint32Array[] = [];
      for (let from = 0, to = 1; to <= slots.length; to += 1) {
        if (to < slots.length && (this.#same ? this.#same[to] === 1 : this.#isSame(slots[to]!, slots[from]!))) continue;
        groups.push(slots.subarray(from, to));
        from = to;
      }
      this.#groups = groups;
    }
    return this.#groups;
  }

  #keyOf(slot: number): Key {
    return this.#keys ? this.#keys.at(slot) : this.#store.idAt(slot);
  }

  #isSame(one: number, other: number): boolean {
    return this.#keys ? this.#keys.isSame(one, other) : one === other;
  }

  #hasKeyOf(one: number, other: number): number {
    return Number(this.#keyOf(one) === this.#keyOf(other));
  }

  #build(): void {
    this.#forgetDerived();
    if (this.#column && this.#byId) {
      if (this.#takeKept(this.#column)) return;
      const keys = columnKeys(this.#store, this.#column);
      this.#keys = keys;
      this.#same = undefined;
      this.#ascending = keys.sort(this.#byId.ascending());
      return;
    }
    const slots = new Uint32Array(this.#store.size);
    let [at, last, isSorted] = [0, 0, true];
    for (let slot = 0; slot < this.#store.length; slot += 1) {
      if (!this.#store.has(slot)) continue;
      const id = this.#store.idAt(slot);
      isSorted &&= last < id;
      last = id;
      slots[at++] = slot;
    }
    this.#ascending = isSorted ? slots : slots.sort(this.#compare);
  }

  /** Takes the order that was kept with the rows, and sorts those that changed since into it. */
  #takeKept(column: Column<Row>): boolean {
    const kept = this.#store.keptOrder(columnKey(column));
    const changed = kept && this.#store.outsideBase(this.#store.size / KEPT_PART);
    const keys = changed && keptKeys(this.#store, column, kept);
    if (!keys) return false;
    this.#keys = keys;
    this.#ascending = kept.places;
    this.#same = kept.same;
    if (changed.size > 0) this.#patch(changed);
    return true;
  }

  #patch(changed: Set<number>): void {
    this.#forgetDerived();
    const touched = new Uint8Array(this.#store.length);
    const added: number[] = [];
    for (const slot of changed) {
      touched[slot] = 1;
      const row = this.#store.view(slot);
      if (row === undefined) continue;
      this.#keys?.set(slot, row);
      added.push(slot);
    }
    added.sort(this.#compare);
    const { slots: kept, same } = without(this.#ascending, this.#same, touched);
    const merged = new Uint32Array(this.#store.size);
    const mergedSame = same && new Uint8Array(merged.length);
    let from = 0;
    let at = 0;
    for (const slot of added) {
      const to = this.#lowerBound(kept, from, (other) => this.#compare(other, slot) < 0);
      merged.set(kept.subarray(from, to), at);
      mergedSame?.set(same!.subarray(from, to), at);
      at += to - from;
      if (mergedSame && at > 0) mergedSame[at] = this.#hasKeyOf(merged[at - 1]!, slot);
      if (same && to < kept.length) same[to] = this.#hasKeyOf(slot, kept[to]!);
      merged[at++] = slot;
      from = to;
    }
    merged.set(kept.subarray(from), at);
    mergedSame?.set(same!.subarray(from), at);
    this.#ascending = merged;
    this.#same = mergedSame;
  }

  #forgetDerived(): void {
    this.#descending = undefined;
    this.#ranks = undefined;
    this.#groups = undefined;
  }

  #compare = (a: number, b: number): number => {
    const byKey = compareKeys(this.#keyOf(a), this.#keyOf(b));
    return byKey === 0 ? this.#store.idAt(a) - this.#store.idAt(b) : byKey;
  };

  /** The first position at or after `from` whose slot does not come before the searched place. */
  #lowerBound(slots: Uint32Array, from: number, comesBefore: (slot: number) => boolean): number {
    let [low, high] = [from, slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comesBefore(slots[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #reverse(ascending: Uint32Array): Uint32Array {
    const reversed = new Uint32Array(ascending.length);
    let end = ascending.length;
    while (end > 0 && isNoValue(this.#keyOf(ascending[end - 1]!))) end -= 1;
    reversed.set(ascending.subarray(end), end);
    if (this.#same) {
      reversed.set(ascending.subarray(0, end));
      reverseGroups(reversed.subarray(0, end), this.#same);
      return reversed;
    }
    let at = 0;
    while (end > 0) {
      let start = end - 1;
      while (start > 0 && this.#isSame(ascending[start - 1]!, ascending[end - 1]!)) start -= 1;
      // Groups are often single rows, for which a part of the array would be dear.
      for (let from = start; from < end; from += 1) reversed[at++] = ascending[from]!;
      end = start;
    }
    return reversed;
  }
}

/** Reverses the order of the groups of equal keys, few of which have more than one slot. */
const reverseGroups = (slots: Uint32Array, same: Uint8Array): void => {
  slots.reverse();
  const { length } = slots;
  for (let from = same.indexOf(1); from !== -1 && from < length;) {
    let to = from;
    while (to < length && same[to] === 1) to += 1;
    slots.subarray(length - to, length - from + 1).reverse();
    from = same.indexOf(1, to);
  }
};

/** The first place at or after `at` whose slot is touched. A loop of its own is compiled while it runs for the first time. */
const nextTouched = (slots: Uint32Array, touched: Uint8Array, at: number): number => {
  let place = at;
  while (place < slots.length && touched[slots[place]!] === 0) place += 1;
  return place;
};

/** The slots that are not touched, and which of them have the key of the one before. Copies what lies between them. */
const without = (
  slots: Uint32Array,
  same: Uint8Array | undefined,
  touched: Uint8Array,
): { slots: Uint32Array; same: Uint8Array | undefined } => {
  const kept = new Uint32Array(slots.length);
  const keptSame = same && new Uint8Array(slots.length);
  let [length, lacksFirst] = [0, false];
  for (let from = 0; from < slots.length;) {
    const to = nextTouched(slots, touched, from);
    if (to > from) {
      kept.set(slots.subarray(from, to), length);
      keptSame?.set(same!.subarray(from, to), length);
      if (keptSame && lacksFirst) keptSame[length] = 0;
      length += to - from;
      lacksFirst = false;
    }
    lacksFirst ||= same?.[to] === 0;
    from = to + 1;
  }
  return { slots: kept.subarray(0, length), same: keptSame?.subarray(0, length) };
};
