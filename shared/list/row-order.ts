import { columnKey, type Column } from './column.ts';
import { columnKeys, keptKeys, type Key, type KeyTable } from './key-table.ts';
import type { RowStore } from './row-store.ts';
import { compareKeys, isNoValue } from './sort-key.ts';
import { byRank, otherWayRound, partByRank, sorterByRank, type Part, type RankedCodes } from './text-ranks.ts';

/** With more changed rows than this part, an order is made as fast as they are sorted into one that was kept. */
const KEPT_PART = 16;

/** From so many pages on all rows are sorted, which costs as much as a few of them. */
const FOUND_MAX = 3;
/** How long a part of that may keep others waiting. */
const SORT_MS = 8;
/** A page of more than this part of the rows is cut from a whole order. */
const PAGE_PART = 4;
/** With more changed rows than this they are sorted into the order. */
const PENDING_MAX = 1_000;

/** Rows that changed since an order was made. */
type Pending = {
  /** 1 for their slots, whose places in the order are void. */
  readonly touched: Uint8Array;
  /** Those that are there. */
  readonly slots: Set<number>;
  /** The same, sorted; absent until asked for. */
  ascending?: Uint32Array | undefined;
  descending?: Uint32Array | undefined;
};

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
  /** The ranks by which pages are found until a whole order is asked for, and the order is made; until a row changes. */
  #ranked: RankedCodes | undefined;
  #isSorted = false;
  /** How many pages were found without a whole order. */
  #found = 0;
  /** Sorts all rows behind the answers. */
  #sorter: ReturnType<typeof sorterByRank> | undefined;
  #ascending: Uint32Array = new Uint32Array();
  #descending: Uint32Array | undefined;
  /** 1 for each place whose key is that of the place before; absent where the keys tell it as fast. */
  #same: Uint8Array | undefined;
  /** What changed since; void in `#ascending` and `#descending`. */
  #pending: Pending | undefined;
  #ranks: Uint32Array | undefined;
  #groups: readonly Uint32Array[] | undefined;
  #position = -1;

  constructor(store: RowStore<Row>, column?: Column<Row>, byId?: RowOrder<Row>) {
    this.#store = store;
    this.#column = column;
    this.#byId = byId;
  }

  /** The slots of a page of those that match: no value last both ways, equal values by ascending id. */
  page(part: Part): number[] {
    this.#catchUp();
    const { size } = this.#store;
    if (!this.#isSorted && part.limit * PAGE_PART < size) {
      this.#found += 1;
      if (this.#found >= FOUND_MAX) this.#sortBehind();
      return partByRank(this.#byId!.ascending(), this.#ranked!, part);
    }
    if (this.#pending && (part.offset + part.limit) * PAGE_PART < size && this.#isReady(part.descending))
      return this.#merged(part, this.#pending);
    return partOf(part.descending ? this.descending() : this.ascending(), part);
  }

  ascending(): Uint32Array {
    this.#catchUp();
    if (!this.#isSorted) this.#ascending = byRank(this.#byId!.ascending(), this.#ranked!);
    this.#isSorted = true;
    this.#sorter = undefined;
    if (this.#pending) this.#patch(this.#pending);
    return this.#ascending;
  }

  #sortBehind(): void {
    if (this.#sorter) return;
    const sorter = sorterByRank(this.#byId!.ascending(), this.#ranked!);
    this.#sorter = sorter;
    const goOn = (): void => {
      // A row may have changed, or somebody asked for the whole order.
      if (this.#sorter !== sorter) return;
      const sorted = sorter(SORT_MS);
      if (!sorted) return void setTimeout(goOn, 0);
      this.#ascending = sorted;
      this.#isSorted = true;
      this.#sorter = undefined;
    };
    setTimeout(goOn, 0);
  }

  /** Values from high to low, but no value still last and equal values still by ascending id. */
  descending(): Uint32Array {
    const ascending = this.ascending();
    this.#descending ??= this.#ranked
      ? otherWayRound(ascending, this.#byId!.ascending(), this.#ranked)
      : this.#reverse(ascending);
    return this.#descending;
  }

  #catchUp(): void {
    const changed = this.#store.changedSince(this.#position);
    if (changed === undefined || (changed.size > 0 && (!this.#isSorted || this.#keys?.isFull === true))) this.#build();
    else if (changed.size > 0 && !this.#staysById()) this.#note(changed);
    this.#position = this.#store.position;
    if (this.#pending && this.#pending.slots.size > PENDING_MAX) this.#patch(this.#pending);
  }

  #staysById(): boolean {
    return this.#column === undefined && this.#store.hasSameMembersSince(this.#position);
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
    this.#pending = undefined;
    this.#sorter = undefined;
    if (this.#column) {
      if (this.#takeKept(this.#column)) return;
      const keys = columnKeys(this.#store, this.#column);
      this.#keys = keys;
      this.#ranked = keys.ranked;
      this.#isSorted = false;
      this.#same = undefined;
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
    this.#isSorted = true;
  }

  /** Takes the order that was kept with the rows, and notes those that changed since. */
  #takeKept(column: Column<Row>): boolean {
    const kept = this.#store.keptOrder(columnKey(column));
    const changed = kept && this.#store.outsideBase(this.#store.size / KEPT_PART);
    const keys = changed && keptKeys(this.#store, column, kept);
    if (!keys) return false;
    this.#ranked = undefined;
    this.#isSorted = true;
    this.#keys = keys;
    this.#ascending = kept.places;
    this.#same = kept.same;
    if (changed.size > 0) this.#note(changed);
    return true;
  }

  #note(changed: Set<number>): void {
    this.#ranked = undefined;
    this.#ranks = undefined;
    this.#groups = undefined;
    this.#pending ??= { touched: new Uint8Array(this.#store.length), slots: new Set() };
    const { touched, slots } = this.#pending;
    for (const slot of changed) {
      // A slot that is new is in no order, and may be beyond the end.
      touched[slot] = 1;
      const row = this.#store.view(slot);
      if (row === undefined) slots.delete(slot);
      else {
        this.#keys?.set(slot, row);
        slots.add(slot);
      }
    }
    this.#pending.ascending = undefined;
    this.#pending.descending = undefined;
  }

  /** Whether there is an order of that direction in which what is pending is only to be left out. */
  #isReady(descending: boolean): boolean {
    if (!descending || this.#descending) return true;
    // The keys of rows that changed are no more those of their places.
    if (!this.#same) return false;
    this.#descending = this.#reverse(this.#ascending);
    return true;
  }

  /** A part of the order with what is pending sorted into it, as far as that part goes. */
  #merged({ matches, offset, limit, descending }: Part, pending: Pending): number[] {
    const compare = descending ? this.#compareDescending : this.#compare;
    const added = (pending[descending ? 'descending' : 'ascending'] ??= Uint32Array.from(pending.slots).sort(compare));
    const slots = descending ? this.#descending! : this.#ascending;
    const part: number[] = [];
    let [from, toSkip] = [0, offset];
    const take = (slot: number): void => {
      if (!matches.has(slot)) return;
      if (toSkip > 0) toSkip -= 1;
      else part.push(slot);
    };
    const takeUntil = (to: number): void => {
      for (; from < to && part.length < limit; from += 1) if (pending.touched[slots[from]!] === 0) take(slots[from]!);
    };
    for (const slot of added) {
      if (part.length >= limit) return part;
      takeUntil(lowerBound(slots, from, (other) => compare(other, slot) < 0, pending.touched));
      if (part.length < limit) take(slot);
    }
    takeUntil(slots.length);
    return part;
  }

  #patch(pending: Pending): void {
    this.#forgetDerived();
    this.#pending = undefined;
    const added = pending.ascending ?? Uint32Array.from(pending.slots).sort(this.#compare);
    const { slots: kept, same } = without(this.#ascending, this.#same, pending.touched);
    const merged = new Uint32Array(this.#store.size);
    const mergedSame = same && new Uint8Array(merged.length);
    let from = 0;
    let at = 0;
    for (const slot of added) {
      const to = lowerBound(kept, from, (other) => this.#compare(other, slot) < 0);
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

  #compareDescending = (a: number, b: number): number => {
    const [one, other] = [this.#keyOf(a), this.#keyOf(b)];
    const byValue = Number(isNoValue(one)) - Number(isNoValue(other)) || compareKeys(other, one);
    return byValue === 0 ? this.#store.idAt(a) - this.#store.idAt(b) : byValue;
  };

  #reverse(ascending: Uint32Array): Uint32Array {
    const reversed = new Uint32Array(ascending.length);
    let end = ascending.length;
    // What is pending is in no place, and so may stand anywhere.
    const isLast = (slot: number): boolean => this.#pending?.touched[slot] === 1 || isNoValue(this.#keyOf(slot));
    while (end > 0 && isLast(ascending[end - 1]!)) end -= 1;
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

/** The part of an order that matches. */
const partOf = (slots: Uint32Array, { matches, offset, limit }: Part): number[] => {
  if (matches.count === slots.length) return Array.from(slots.subarray(offset, offset + limit));
  const part: number[] = [];
  let toSkip = offset;
  for (let at = 0; at < slots.length && part.length < limit; at += 1) {
    if (!matches.has(slots[at]!)) continue;
    if (toSkip > 0) toSkip -= 1;
    else part.push(slots[at]!);
  }
  return part;
};

/** The first position at or after `from` whose slot does not come before the searched place; touched ones are in none. */
const lowerBound = (
  slots: Uint32Array,
  from: number,
  comesBefore: (slot: number) => boolean,
  touched?: Uint8Array,
): number => {
  let [low, high] = [from, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    let at = middle;
    while (at < high && touched?.[slots[at]!] === 1) at += 1;
    if (at === high) high = middle;
    else if (comesBefore(slots[at]!)) low = at + 1;
    else high = middle;
  }
  return low;
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
