import { fold } from '#shared/values/fold.ts';
import type { CellValue, Column } from './column.ts';
import type { RowStore } from './row-store.ts';
import { hasOwnSign, SearchSigns } from './search-signs.ts';

const SEPARATOR = '\n';
/** Rows that share one text: fewer texts take less memory, and a change is kept beside them. */
const SHARED_ROWS = 32;
/** With more distinct values than this they hardly repeat. */
const KNOWN_MAX = 2_000;

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
 * Substring search over the searchable columns of a store. Each row has its folded text and signs of the pairs of
 * neighbouring characters in it: a row that lacks a pair of the term is passed over without looking at its text.
 */
export class SearchText<Row extends { readonly id: number }> {
  readonly #store: RowStore<Row>;
  readonly #columns: readonly Column<Row>[];
  /** The texts of neighbouring slots, one after the other, and where the one of each slot ends. */
  #shared: string[] = [];
  #ends: Uint32Array = new Uint32Array();
  /** The texts of slots that changed since. */
  readonly #own = new Map<number, string>();
  #signs = new SearchSigns(0);
  /** The slots before this one are read. */
  #done = 0;
  #length = 0;
  readonly #known = new Map<CellValue, string>();
  #position = -1;

  constructor(store: RowStore<Row>, columns: readonly Column<Row>[]) {
    this.#store = store;
    this.#columns = columns;
  }

  get isPrepared(): boolean {
    return this.#position >= 0 && this.#done >= this.#length;
  }

  /** Reads rows for so many milliseconds, so that the first search need not wait; true when every row is read. */
  prepare(forMs: number): boolean {
    const until = performance.now() + forMs;
    if (this.#position < 0 || this.#store.changedSince(this.#position) === undefined) this.#startOver();
    while (this.#done < this.#length) {
      this.#readShared();
      if (performance.now() > until) return this.#done >= this.#length;
    }
    return true;
  }

  /**
   * A test whether the row in a slot holds all terms, and the slots of which it may be true, as bits; both are valid until
   * the store changes.
   */
  matcher(terms: readonly string[]): { holds: (slot: number) => boolean; candidates: Uint32Array } {
    this.prepare(Infinity);
    this.#catchUp();
    const hasNumbers = this.#columns.some((column) => column.searchAlso !== undefined);
    const forms = terms.map((term) => [
      ...new Set([term, ...(hasNumbers ? [withoutSeparators(term)] : []), ...this.#termsOfColumns(term)]),
    ]);
    const bits = this.#signs.candidates(forms);
    const isCandidate = (slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
    const uncertain = forms.filter((some) => !some.every(hasOwnSign));
    const found = uncertain.map((some) => some.map((form) => ({ form, holds: this.#finder(form) })));
    const holds = (slot: number): boolean => {
      if (!isCandidate(slot)) return false;
      const own = this.#own.get(slot);
      return found.every((some) => some.some(({ form, holds: isIn }) => own?.includes(form) ?? isIn(slot)));
    };
    return { holds, candidates: bits };
  }

  #termsOfColumns(term: string): string[] {
    return this.#columns.flatMap(({ termAs }) => {
      const written = termAs?.(term);
      return written === undefined ? [] : [fold(written)];
    });
  }

  #startOver(): void {
    this.#position = this.#store.position;
    this.#length = this.#store.length;
    this.#shared = [];
    this.#ends = new Uint32Array(this.#length);
    this.#own.clear();
    this.#signs = new SearchSigns(this.#length);
    this.#done = 0;
  }

  #catchUp(): void {
    const changed = this.#store.changedSince(this.#position);
    this.#position = this.#store.position;
    if (!changed) return;
    this.#signs.grow(this.#store.length);
    for (const slot of changed) {
      const text = this.#read(slot);
      this.#own.set(slot, text);
      this.#signs.set(slot, text);
    }
  }

  #readShared(): void {
    const from = this.#done;
    const to = Math.min(from + SHARED_ROWS, this.#length);
    const texts: string[] = [];
    let end = 0;
    for (let slot = from; slot < to; slot += 1) {
      const text = this.#read(slot);
      texts.push(text);
      this.#ends[slot] = end += text.length;
    }
    this.#signs.addAll(from, texts);
    this.#shared.push(texts.join(''));
    this.#done = to;
  }

  /**
   * Tells whether the part of a slot in its shared text holds a form. It remembers where the form is found next, so that
   * a walk over neighbouring slots looks through each text once.
   */
  #finder(form: string): (slot: number) => boolean {
    let [inText, from, next] = [-1, 0, -1];
    return (slot) => {
      const at = Math.floor(slot / SHARED_ROWS);
      const start = slot % SHARED_ROWS === 0 ? 0 : this.#ends[slot - 1]!;
      if (at !== inText || start < from || (next >= 0 && next < start)) {
        [inText, from] = [at, start];
        next = this.#shared[at]!.indexOf(form, start);
      }
      return next >= 0 && next < this.#ends[slot]!;
    };
  }

  /** A value as it stands in the text of its row. Names repeat in thousands of rows. */
  #folded(value: CellValue | undefined): string {
    if (value === null || value === undefined || value === '') return '';
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const text = `${fold(String(value))}${SEPARATOR}`;
    if (this.#known.size < KNOWN_MAX) this.#known.set(value, text);
    return text;
  }

  #read(slot: number): string {
    const row = this.#store.view(slot);
    if (row === undefined) return '';
    let text = '';
    for (const { value, searchAlso } of this.#columns)
      text += this.#folded(value(row)) + this.#folded(searchAlso?.(row));
    return text;
  }
}
