import type { RowStore } from './row-store.ts';

/** The numbers that a row names, several or none. The key stands for what they are (`holders`). */
export type Naming<Row> = { readonly key: string; readonly of: (row: Row) => Iterable<number> };

/** The table is made anew once more rows than this, or than a part of all, changed since. */
const CHANGED_MAX = 5_000;
const CHANGED_PART = 64;

/** Numbers in the order in which they are added; a plain array of two million takes twice the memory. */
class Numbers {
  #numbers = new Uint32Array(1024);
  length = 0;

  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[this.length++] = number;
  }
}

/**
 * The slots of a store by the numbers that their rows name, such as the people who ever held each record: 4 bytes for
 * each. Slots that changed since it was made are among the answers to every question, so whoever asks looks at the rows.
 */
export class NamingTable<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #numbersOf: Naming<Row>['of'];
  /** The place of each number in `#ends`. */
  #codes = new Map<number, number>();
  #slots = new Uint32Array();
  /** Where the slots of each number end; they begin where those of the one before do. */
  #ends = new Uint32Array();
  #changed = new Set<number>();
  #position = -1;

  constructor(store: RowStore<Row>, { of }: Naming<Row>) {
    this.#store = store;
    this.#numbersOf = of;
  }

  /** The slots that may name a number, by ascending id. */
  slotsNaming(number: number): number[] {
    this.#catchUp();
    const code = this.#codes.get(number);
    const slots = code === undefined ? [] : this.#slots.subarray(this.#ends[code - 1] ?? 0, this.#ends[code]);
    const found = new Set([...slots, ...this.#changed]);
    return [...found].sort((one, other) => this.#store.idAt(one) - this.#store.idAt(other));
  }

  #catchUp(): void {
    const changed = this.#store.changedSince(this.#position);
    this.#position = this.#store.position;
    if (changed === undefined) return this.#build();
    for (const slot of changed) this.#changed.add(slot);
    if (this.#changed.size > Math.max(CHANGED_MAX, this.#store.size / CHANGED_PART)) this.#build();
  }

  #build(): void {
    this.#changed = new Set();
    this.#codes = new Map();
    const [codes, slots] = [new Numbers(), new Numbers()];
    for (let slot = 0; slot < this.#store.length; slot += 1) {
      const row = this.#store.view(slot);
      if (row === undefined) continue;
      for (const number of this.#numbersOf(row)) {
        let code = this.#codes.get(number);
        if (code === undefined) this.#codes.set(number, (code = this.#codes.size));
        codes.push(code);
        slots.push(slot);
      }
    }
    const ends = new Uint32Array(this.#codes.size + 1);
    for (const code of codes.all) ends[code + 1]! += 1;
    for (let at = 1; at < ends.length; at += 1) ends[at]! += ends[at - 1]!;
    this.#slots = new Uint32Array(slots.length);
    const named = slots.all;
    codes.all.forEach((code, at) => {
      this.#slots[ends[code]!] = named[at]!;
      ends[code]! += 1;
    });
    this.#ends = ends;
  }
}
