import type { RowStore } from './row-store.ts';

/** The slots of a store that pass a test, kept up to date with the changes of the store. */
export class MatchSet<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  #bits: Uint8Array = new Uint8Array();
  #count = 0;
  #position = -1;

  constructor(store: RowStore<Row>) {
    this.#store = store;
  }

  get count(): number {
    return this.#count;
  }

  has(slot: number): boolean {
    return this.#bits[slot] === 1;
  }

  /** Runs the test for the slots that changed since the last call; it must mean the same at every call. */
  catchUp(test: (row: Row, slot: number) => boolean): this {
    const { rows, position } = this.#store;
    const changed = this.#store.changedSince(this.#position);
    this.#position = position;
    if (changed === undefined) {
      this.#bits = new Uint8Array(Math.ceil(rows.length * 1.1));
      this.#count = 0;
      for (let slot = 0; slot < rows.length; slot += 1) this.#set(slot, test);
    } else if (changed.size > 0) {
      this.#grow(rows.length);
      for (const slot of changed) this.#set(slot, test);
    }
    return this;
  }

  #set(slot: number, test: (row: Row, slot: number) => boolean): void {
    const row = this.#store.rows[slot];
    const bit = row !== undefined && test(row, slot) ? 1 : 0;
    this.#count += bit - this.#bits[slot]!;
    this.#bits[slot] = bit;
  }

  #grow(length: number): void {
    if (this.#bits.length >= length) return;
    const grown = new Uint8Array(Math.ceil(length * 1.1));
    grown.set(this.#bits);
    this.#bits = grown;
  }
}
