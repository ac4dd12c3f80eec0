import { fold } from '#shared/values/fold.ts';
import type { CellValue, Column } from './column.ts';
import type { RowStore } from './row-store.ts';
import { bytesOf, SearchBytes } from './search-bytes.ts';

const SEPARATOR = '\n';
/** Rows that are read before the time is looked at. */
const READ_ROWS = 256;

/** The number of distinct cells after which it is decided whether cells repeat. */
const TRIED_CELLS = 2_048;
/** With fewer repeats than one per this many distinct cells they are taken to be all different. */
const REPEATS_PART = 64;
/** An index has 16 bits, of which 0 is no cell. */
const CELLS_MAX = 0xffff;

/** The words in a search box. Each must occur literally somewhere in the row. */
export const searchTerms = (searchTerm: string): string[] => [
  ...new Set(
    fold(searchTerm)
      .split(/\s+/)
      .filter((term) => term !== ''),
  ),
];

/** The form of a term that `searchAlso` of a column holds: `sn-12/3` is searched as `sn123`, too. */
const withoutSeparators = (term: string): string => term.replace(/[._/-]/g, '') || term;

/**
 * The cells of one column by slot, each distinct one once: a search looks through a few thousand names instead of a
 * million. Cells that hardly repeat are not taken, nor those for which there is no room.
 */
class SearchCells {
  readonly #length: number;
  /** The index of each slot into the texts. */
  #codes: Uint16Array = new Uint16Array();
  readonly #texts: string[] = [''];
  /** Only while slots are read. */
  #codeOf: Map<CellValue, number> | undefined = new Map();
  #repeats = 0;
  /** No slot from here on has a cell. */
  #end = 0;

  constructor(length: number) {
    this.#length = length;
  }

  /** Takes the cell of a slot; the text of a cell that it does not take. Slots come in order. */
  read(slot: number, cell: CellValue | undefined): string {
    if (cell === null || cell === undefined || cell === '') return '';
    const code = this.#codeFor(cell);
    if (code === undefined) return fold(String(cell));
    if (slot >= this.#codes.length) this.#growTo(slot + 1);
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
    const code = this.#texts.push(fold(String(cell))) - 1;
    this.#codeOf.set(cell, code);
    return code;
  }

  #growTo(slots: number): void {
    const grown = new Uint16Array(Math.min(this.#length, Math.max(TRIED_CELLS, slots * 2)));
    grown.set(this.#codes);
    this.#codes = grown;
  }
}

/** A form of a term as a text and as bytes. */
type Form = { readonly text: string; readonly bytes: Uint8Array };

/** Where a column keeps what a search looks for: its cells, or the further text of them. */
type Source<Row> = { readonly cellOf: (row: Row) => CellValue | undefined; readonly cells: SearchCells };

/**
 * Substring search over the searchable columns of a store. Cells that repeat are looked through once; what else there
 * is to a row, such as its number, stands in a text of its own.
 */
export class SearchText<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #columns: readonly Column<Row>[];
  #sources: readonly Source<Row>[] = [];
  #texts = new SearchBytes(0);
  /** The whole texts of slots that changed since. */
  readonly #own = new Map<number, string>();
  /** The slots before this one are read. */
  #done = 0;
  #length = 0;
  #position = -1;

  constructor(store: RowStore<Row>, columns: readonly Column<Row>[]) {
    this.#store = store;
    this.#columns = columns;
  }

  get isPrepared(): boolean {
    return this.#position >= 0 && this.#done >= this.#length;
  }

  /** Reads rows for the given milliseconds, so that the first search need not wait; true when every row is read. */
  prepare(forMs: number): boolean {
    const until = performance.now() + forMs;
    if (this.#position < 0 || this.#store.changedSince(this.#position) === undefined) this.#startOver();
    while (this.#done < this.#length) {
      this.#readMore();
      if (performance.now() > until) return this.#done >= this.#length;
    }
    return true;
  }

  /**
   * Which rows hold all terms: a test of a slot, and the slots among others, as bits; both are valid until the store
   * changes.
   */
  matcher(terms: readonly string[]): {
    holds: (slot: number) => boolean;
    among: (within: Uint32Array) => Uint32Array;
  } {
    this.prepare(Infinity);
    this.#catchUp();
    const formsOfTerms = terms.map((term) => this.#formsOf(term));
    return {
      holds: (slot) => formsOfTerms.every((forms) => this.#holdsOne(slot, forms)),
      among: (within) => formsOfTerms.reduce((slots, forms) => this.#among(slots, forms), within),
    };
  }

  #formsOf(term: string): Form[] {
    const hasNumbers = this.#columns.some((column) => column.searchAlso !== undefined);
    const texts = new Set([term, ...(hasNumbers ? [withoutSeparators(term)] : []), ...this.#termsOfColumns(term)]);
    // The shortest is found in most rows, whose texts need not be looked at for the others.
    return Array.from(texts, (text) => ({ text, bytes: bytesOf(text) })).toSorted(
      (one, other) => one.text.length - other.text.length,
    );
  }

  #termsOfColumns(term: string): string[] {
    return this.#columns.flatMap(({ termAs }) => {
      const written = termAs?.(term);
      return written === undefined ? [] : [fold(written)];
    });
  }

  #holdsOne(slot: number, forms: readonly Form[]): boolean {
    const own = this.#own.get(slot);
    return forms.some(({ text, bytes }) =>
      own === undefined
        ? this.#sources.some(({ cells }) => cells.holds(slot, text)) || this.#texts.holds(slot, bytes)
        : own.includes(text),
    );
  }

  #among(within: Uint32Array, forms: readonly Form[]): Uint32Array {
    const found = new Uint32Array(within.length);
    for (const { text } of forms) for (const { cells } of this.#sources) cells.mark(found, text);
    for (const { bytes } of forms) this.#texts.mark(found, bytes, within);
    for (const slot of this.#own.keys()) {
      if (this.#holdsOne(slot, forms)) found[slot >>> 5]! |= 1 << (slot & 31);
      else found[slot >>> 5]! &= ~(1 << (slot & 31));
    }
    for (let word = 0; word < found.length; word += 1) found[word]! &= within[word]!;
    return found;
  }

  #startOver(): void {
    this.#position = this.#store.position;
    this.#length = this.#store.length;
    const sources = this.#columns.flatMap(({ value, searchAlso }) => (searchAlso ? [value, searchAlso] : [value]));
    this.#sources = sources.map((cellOf) => ({ cellOf, cells: new SearchCells(this.#length) }));
    this.#texts = new SearchBytes(this.#length);
    this.#own.clear();
    this.#done = 0;
  }

  #catchUp(): void {
    const changed = this.#store.changedSince(this.#position);
    this.#position = this.#store.position;
    if (!changed) return;
    for (const slot of changed) this.#own.set(slot, this.#textOf(slot));
  }

  #readMore(): void {
    const to = Math.min(this.#done + READ_ROWS, this.#length);
    for (; this.#done < to; this.#done += 1) {
      const row = this.#store.view(this.#done);
      let text = '';
      if (row !== undefined)
        for (const { cellOf, cells } of this.#sources) {
          const rest = cells.read(this.#done, cellOf(row));
          if (rest !== '') text += rest + SEPARATOR;
        }
      this.#texts.add(text);
    }
    if (this.#done === this.#length) for (const { cells } of this.#sources) cells.close();
  }

  #textOf(slot: number): string {
    const row = this.#store.view(slot);
    if (row === undefined) return '';
    return this.#sources.map(({ cellOf }) => fold(String(cellOf(row) ?? ''))).join(SEPARATOR);
  }
}
