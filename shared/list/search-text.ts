import { fold } from '#shared/values/fold.ts';
import type { Column } from './column.ts';
import type { RowStore } from './row-store.ts';

/** Words of 32 bits in a signature. */
const WORDS = 8;
const SEPARATOR = '\n';

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

const bitOf = (first: number, second: number): number => Math.imul(first * 31 + second, 0x9e3779b1) >>> 24;

/**
 * Substring search over the searchable columns of a store. Each row has its folded text and a signature of 256 bits,
 * one per pair of neighbouring characters in it: a row whose signature lacks a pair of the term is passed over without
 * looking at its text, which makes a search over 100,000 rows a matter of a millisecond.
 */
export class SearchText<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #columns: readonly Column<Row>[];
  #texts: string[] = [];
  #signatures: Uint32Array = new Uint32Array();
  #position = -1;

  constructor(store: RowStore<Row>, columns: readonly Column<Row>[]) {
    this.#store = store;
    this.#columns = columns;
  }

  /** A test whether the row in a slot holds all terms; it is valid until the store changes. */
  matcher(terms: readonly string[]): (slot: number) => boolean {
    this.#catchUp();
    const texts = this.#texts;
    const signatures = this.#signatures;
    const wanted = new Uint32Array(WORDS);
    const hasNumbers = this.#columns.some((column) => column.searchAlso !== undefined);
    const forms = terms.map((term) => [
      ...new Set([term, ...(hasNumbers ? [withoutSeparators(term)] : []), ...this.#termsOfColumns(term)]),
    ]);
    // A term that may occur in several forms has no single signature.
    for (const [term, ...others] of forms) if (term !== undefined && others.length === 0) sign(wanted, 0, term);
    const words = [...wanted.keys()].filter((word) => wanted[word] !== 0);
    return (slot) => {
      const offset = slot * WORDS;
      for (const word of words) if ((~signatures[offset + word]! & wanted[word]!) !== 0) return false;
      const text = texts[slot]!;
      return forms.every((some) => some.some((form) => text.includes(form)));
    };
  }

  #termsOfColumns(term: string): string[] {
    return this.#columns.flatMap(({ termAs }) => {
      const written = termAs?.(term);
      return written === undefined ? [] : [fold(written)];
    });
  }

  #catchUp(): void {
    const { rows, position } = this.#store;
    const changed = this.#position < 0 ? undefined : this.#store.changedSince(this.#position);
    this.#position = position;
    if (this.#signatures.length < rows.length * WORDS) {
      const grown = new Uint32Array(Math.ceil(rows.length * 1.25) * WORDS);
      grown.set(this.#signatures);
      this.#signatures = grown;
    }
    if (changed) changed.forEach((slot) => this.#read(slot));
    else for (let slot = 0; slot < rows.length; slot += 1) this.#read(slot);
  }

  #read(slot: number): void {
    const row = this.#store.rows[slot];
    this.#signatures.fill(0, slot * WORDS, (slot + 1) * WORDS);
    this.#texts[slot] = '';
    if (row === undefined) return;
    const parts: string[] = [];
    for (const column of this.#columns) {
      for (const value of [column.value(row), column.searchAlso?.(row) ?? null]) {
        if (value !== null && value !== '') parts.push(String(value));
      }
    }
    const text = fold(parts.join(SEPARATOR));
    this.#texts[slot] = text;
    sign(this.#signatures, slot * WORDS, text);
  }
}

const sign = (signatures: Uint32Array, offset: number, text: string): void => {
  let previous = text.charCodeAt(0);
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const bit = bitOf(previous, code);
    signatures[offset + (bit >>> 5)]! |= 1 << (bit & 31);
    previous = code;
  }
};
