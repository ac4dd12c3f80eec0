import type { CellValue } from './column.ts';

/** After so many distinct cells it is decided whether they repeat. */
const TRIED_CELLS = 2_048;
/** With fewer repeats than one per this many distinct cells they are taken to be all different. */
const REPEATS_PART = 64;
/** An index has 16 bits, of which 0 is no cell. */
const CELLS_MAX = 0xffff;

/**
 * The cells of one column by slot, each distinct one once: a search looks through a few thousand names instead of a
 * million. Cells that hardly repeat are not taken, nor those for which there is no room.
 */
export class SearchCells {
  readonly #length: number;
  readonly #fold: (cell: string) => string;
  /** The index of each slot into the texts. */
  #codes: Uint16Array = new Uint16Array();
  readonly #texts: string[] = [''];
  /** Only while slots are read. */
  #codeOf: Map<CellValue, number> | undefined = new Map();
  #repeats = 0;
  /** No slot from here on has a cell. */
  #end = 0;

  constructor(length: number, fold: (cell: string) => string) {
    this.#length = length;
    this.#fold = fold;
  }

  /** Takes the cell of a slot; the text of a cell that it does not take. Slots come in order. */
  read(slot: number, cell: CellValue | undefined): string {
    if (cell === null || cell === undefined || cell === '') return '';
    const code = this.#codeFor(cell);
    if (code === undefined) return this.#fold(String(cell));
    if (slot >= this.#codes.length) this.#grow();
    this.#codes[slot] = code;
    this.#end = slot + 1;
    return '';
  }

  /** Every slot was read. */
  close(): void {
    this.#codeOf = undefined;
  }

  holds(slot: number, form: string): boolean {
    return this.#texts[this.#codes[slot] ?? 0]!.includes(form);
  }

  /** Sets the bits of the slots whose cell holds a form. */
  mark(bits: Uint32Array, form: string): void {
    const hits = Uint8Array.from(this.#texts, (text) => (text.includes(form) ? 1 : 0));
    if (!hits.includes(1)) return;
    const codes = this.#codes;
    for (let slot = 0; slot < this.#end; slot += 1) bits[slot >>> 5]! |= hits[codes[slot]!]! << (slot & 31);
  }

  #codeFor(cell: string | number): number | undefined {
    const known = this.#codeOf?.get(cell);
    if (known !== undefined) {
      this.#repeats += 1;
      return known;
    }
    if (this.#codeOf === undefined || this.#texts.length > CELLS_MAX) return undefined;
    if (this.#texts.length === TRIED_CELLS && this.#repeats * REPEATS_PART < TRIED_CELLS) {
      this.close();
      return undefined;
    }
    const code = this.#texts.push(this.#fold(String(cell))) - 1;
    this.#codeOf.set(cell, code);
    return code;
  }

  #grow(): void {
    const grown = new Uint16Array(Math.min(this.#length, Math.max(TRIED_CELLS, this.#codes.length * 2)));
    grown.set(this.#codes);
    this.#codes = grown;
  }
}
