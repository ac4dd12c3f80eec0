import { columnKeys, type Key, type KeyTable } from './key-table.ts';
import type { Column } from './column.ts';
import type { RowStore } from './row-store.ts';
import { compareKeys, isNoValue } from './sort-key.ts';

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
        if (to < slots.length && this.#isSame(slots[to]!, slots[from]!)) continue;
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

  #build(): void {
    this.#forgetDerived();
    if (this.#column && this.#byId) {
      this.#keys = columnKeys(this.#store, this.#column);
      this.#ascending = this.#keys.sort(this.#byId.ascending());
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
    const kept = without(this.#ascending, touched);
    const merged = new Uint32Array(this.#store.size);
    let from = 0;
    let at = 0;
    for (const slot of added) {
      const to = this.#lowerBound(kept, from, (other) => this.#compare(other, slot) < 0);
      merged.set(kept.subarray(from, to), at);
      at += to - from;
      merged[at++] = slot;
      from = to;
    }
    merged.set(kept.subarray(from), at);
    this.#ascending = merged;
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
    let at = 0;
    while (end > 0) {
      let start = end - 1;
      while (start > 0 && this.#isSame(ascending[start - 1]!, ascending[end - 1]!)) start -= 1;
      reversed.set(ascending.subarray(start, end), at);
      at += end - start;
      end = start;
    }
    return reversed;
  }
}

/** The slots that are not touched. A plain loop takes a tenth of the time of `filter`. */
const without = (slots: Uint32Array, touched: Uint8Array): Uint32Array => {
  const kept = new Uint32Array(slots.length);
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (touched[slot] === 0) kept[length++] = slot;
  }
  return kept.subarray(0, length);
};
