import type { RowStore } from './row-store.ts';

/** The slots of a store that pass a test, a bit each, kept up to date with the changes of the store. */
export class MatchSet<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  #bits: Uint32Array = new Uint32Array();
  #count = 0;
  #position = -1;

  constructor(store: RowStore<Row>) {
    this.#store = store;
  }

  get count(): number {
    return this.#count;
  }

  /** The slots as bits, 32 in a number; never change one. */
  get bits(): Uint32Array {
    return this.#bits;
  }

  has(slot: number): boolean {
    return ((this.#bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }

  /**
   * Runs the test for the slots that changed since the last call; it must mean the same at every call, and may not keep
   * the row. No slot passes it that is not among `candidates`, where there are some.
   */
  catchUp(test: (row: Row, slot: number) => boolean, candidates?: Uint32Array): this {
    return this.#catchUp(test, () => {
      const { length } = this.#store;
      this.#bits = new Uint32Array(wordsFor(length));
      this.#count = 0;
      if (candidates) for (const slot of slotsIn(candidates)) this.#set(slot, test);
      else for (let slot = 0; slot < length; slot += 1) this.#set(slot, test);
    });
  }

  /** The same; where all slots would be tested, `found` tells at once those that pass. */
  catchUpOrTake(test: (row: Row, slot: number) => boolean, found: () => Uint32Array): this {
    return this.#catchUp(test, () => {
      this.#bits = found();
      this.#count = countIn(this.#bits);
    });
  }

  #catchUp(test: (row: Row, slot: number) => boolean, startOver: () => void): this {
    const { length, position } = this.#store;
    const changed = this.#store.changedSince(this.#position);
    this.#position = position;
    if (changed === undefined) startOver();
    else if (changed.size > 0) {
      this.#grow(length);
      for (const slot of changed) this.#set(slot, test);
    }
    return this;
  }

  #set(slot: number, test: (row: Row, slot: number) => boolean): void {
    const row = this.#store.view(slot);
    const passes = row !== undefined && test(row, slot);
    if (passes === this.has(slot)) return;
    this.#bits[slot >>> 5]! ^= 1 << (slot & 31);
    this.#count += passes ? 1 : -1;
  }

  #grow(length: number): void {
    if (this.#bits.length * 32 >= length) return;
    const grown = new Uint32Array(wordsFor(length));
    grown.set(this.#bits);
    this.#bits = grown;
  }
}

/** Words for the given slots and some that are added later. */
const wordsFor = (length: number): number => Math.ceil((length * 1.1) / 32);

const countIn = (bits: Uint32Array): number => {
  let count = 0;
  for (const word of bits) {
    const pairs = word - ((word >>> 1) & 0x5555_5555);
    const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
};

/** The slots whose bit is set. Most numbers have none where few slots pass. */
const slotsIn = function* (bits: Uint32Array): Generator<number> {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) yield word * 32 + 31 - Math.clz32(left & -left);
  }
};
