import type { CellValue, Column } from './column.ts';
import type { RowStore } from './row-store.ts';

/** The hash of a value (FNV-1a for text). */
const hashOf = (value: string | number): number => {
  if (typeof value === 'number') return Math.imul(value, 0x9e37_79b1) >>> 0;
  let hash = 0x811c_9dc5;
  for (let at = 0; at < value.length; at += 1) hash = Math.imul(hash ^ value.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
};

/** No slot, no chain. */
const NONE = 0xffff_ffff;
const nothing = (length: number): Uint32Array<ArrayBuffer> => new Uint32Array(length).fill(NONE);

/**
 * The slots of a store by their value in one column: chains of slots whose values share a hash. Nothing is kept of the
 * values themselves, so a million of them take 20 MB. Slots without a value stand in no chain.
 */
export class ValueTable<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #column: Column<Row>;
  /** The first slot of each chain. There is a power of two of them. */
  #heads = new Uint32Array();
  /** By slot: its chain, and the slots before and after it there. */
  #chains = new Uint32Array();
  #before = new Uint32Array();
  #after = new Uint32Array();
  #position = -1;

  constructor(store: RowStore<Row>, column: Column<Row>) {
    this.#store = store;
    this.#column = column;
  }

  /** The slots with exactly that value, by ascending id. */
  slotsWith(value: string | number): number[] {
    this.#catchUp();
    const found: number[] = [];
    for (let slot = this.#heads[this.#chainOf(value)]!; slot !== NONE; slot = this.#after[slot]!)
      if (this.#valueAt(slot) === value) found.push(slot);
    return found.sort((one, other) => this.#store.idAt(one) - this.#store.idAt(other));
  }

  #catchUp(): void {
    const changed = this.#store.changedSince(this.#position);
    this.#position = this.#store.position;
    if (changed === undefined || this.#store.length > this.#chains.length) this.#build();
    else
      for (const slot of changed) {
        this.#take(slot);
        this.#put(slot);
      }
  }

  #build(): void {
    // Room for some slots that are added later.
    const length = Math.ceil(this.#store.length * 1.1);
    this.#heads = nothing(2 ** Math.ceil(Math.log2(length + 1)));
    this.#chains = nothing(length);
    this.#before = nothing(length);
    this.#after = nothing(length);
    for (let slot = 0; slot < this.#store.length; slot += 1) this.#put(slot);
  }

  #put(slot: number): void {
    const value = this.#valueAt(slot);
    if (value === null) return;
    const chain = this.#chainOf(value);
    const next = this.#heads[chain]!;
    this.#chains[slot] = chain;
    this.#before[slot] = NONE;
    this.#after[slot] = next;
    this.#heads[chain] = slot;
    if (next !== NONE) this.#before[next] = slot;
  }

  #take(slot: number): void {
    const chain = this.#chains[slot]!;
    if (chain === NONE) return;
    const [before, after] = [this.#before[slot]!, this.#after[slot]!];
    if (before === NONE) this.#heads[chain] = after;
    else this.#after[before] = after;
    if (after !== NONE) this.#before[after] = before;
    this.#chains[slot] = NONE;
  }

  #valueAt(slot: number): CellValue {
    const row = this.#store.view(slot);
    return row === undefined ? null : this.#column.value(row);
  }

  #chainOf(value: string | number): number {
    return hashOf(value) & (this.#heads.length - 1);
  }
}
