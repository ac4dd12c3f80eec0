import { columnKey, type CellValue, type Column } from './column.ts';
import { LruCache } from './lru-cache.ts';
import { MatchSet } from './match-set.ts';
import { RowOrder } from './row-order.ts';
import { RowStore } from './row-store.ts';
import { SearchText, searchTerms } from './search-text.ts';
import { sortKey } from './sort-key.ts';

/**
 * A test with a name. The key holds everything that the test depends on besides the row (`team:3,7`,
 * `ends-before:2024-05-01`), because an index keeps the outcome per key.
 */
export type Rule<Row> = { readonly key: string; readonly test: (row: Row) => boolean };

const ORDERS_MAX = 40;
const SETS_MAX = 64;

/** The rows of one entity in memory, with orders, match sets and search texts that are built on first use. */
export class RowIndex<Row extends { readonly id: number }> {
  readonly #store = new RowStore<Row>();
  readonly #byId = new RowOrder<Row>(this.#store);
  readonly #orders = new LruCache<RowOrder<Row>>(ORDERS_MAX);
  readonly #sets = new LruCache<MatchSet<Row>>(SETS_MAX);
  readonly #texts = new LruCache<SearchText<Row>>(4);

  constructor(rows: Iterable<Row> = []) {
    this.#store.upsert(rows);
  }

  get size(): number {
    return this.#store.size;
  }

  get(id: number): Row | undefined {
    return this.#store.get(id);
  }

  /** Adds rows or replaces those with the same id. Rows are shared with readers: never change one in place. */
  upsert(rows: Iterable<Row>): void {
    this.#store.upsert(rows);
  }

  remove(ids: Iterable<number>): void {
    this.#store.remove(ids);
  }

  clear(): void {
    this.#store.clear();
  }

  /** Every row, by id. */
  *all(): Generator<Row> {
    for (const slot of this.#byId.ascending()) yield this.#store.rows[slot]!;
  }

  /**
   * Rows with exactly that value, by id. A look-up in the order of the column finds them without a walk over all rows.
   */
  withValue(column: Column<Row>, value: CellValue): Row[] {
    const slots = this.#orderOf(column).equal(sortKey(column.kind, value));
    return [...slots].map((slot) => this.#store.rows[slot]!).filter((row) => column.value(row) === value);
  }

  /** How many rows pass all rules. */
  count(rules: readonly Rule<Row>[]): number {
    return this.match(rules, '', []).count;
  }

  /** The rows that pass all rules and hold every word of the search term in one of the searchable columns. */
  match(rules: readonly Rule<Row>[], searchTerm: string, columns: readonly Column<Row>[]): Matches {
    const { key, set: base } = this.#passing(rules);
    const terms = searchTerms(searchTerm);
    if (terms.length === 0) return base;
    const searched = columns.filter((column) => column.searchable === true);
    const searchedKeys = searched.map(columnKey);
    const text = this.#texts.getOrMake(searchedKeys.join(), () => new SearchText(this.#store, searched));
    const set = this.#sets.getOrMake(JSON.stringify([key, searchedKeys, terms]), () => new MatchSet(this.#store));
    const holds = text.matcher(terms);
    return set.catchUp((_, slot) => base.has(slot) && holds(slot));
  }

  /** Matching rows from `offset` on, at most `limit`; no value sorts last both ways, equal values by ascending id. */
  slice(matches: Matches, order: Order<Row>, offset: number, limit: number): Row[] {
    const slots = this.#slots(order);
    const rows = this.#store.rows;
    const matchesAll = matches.count === slots.length;
    const page: Row[] = [];
    let toSkip = matchesAll ? 0 : offset;
    for (let at = matchesAll ? offset : 0; at < slots.length && page.length < limit; at += 1) {
      const slot = slots[at]!;
      if (!matchesAll && !matches.has(slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else page.push(rows[slot]!);
    }
    return page;
  }

  /**
   * The matching rows grouped by their value in a column, values ascending: the count of each group, and its first
   * rows by another column. Counting looks at no row.
   */
  groups(matches: Matches, by: Column<Row>, within: Column<Row>): RowGroup<Row>[] {
    const groups: RowGroup<Row>[] = [];
    const ranks = this.#orderOf(within).ranks();
    for (const slots of this.#orderOf(by).groups()) {
      let count = 0;
      for (let at = 0; at < slots.length; at += 1) if (matches.has(slots[at]!)) count += 1;
      if (count === 0) continue;
      const first = (limit: number): Row[] => {
        const sorted = slots.filter((slot) => matches.has(slot)).sort((one, other) => ranks[one]! - ranks[other]!);
        return Array.from(sorted.subarray(0, limit), (slot) => this.#store.rows[slot]!);
      };
      groups.push({ count, first });
    }
    return groups;
  }

  /** Each rule narrows the kept set of the rules before it, so a new filter looks only at the rows of its segment. */
  #passing(rules: readonly Rule<Row>[]): { key: string; set: MatchSet<Row> } {
    const before = rules.length > 1 ? this.#passing(rules.slice(0, -1)) : undefined;
    const rule = rules.at(-1);
    const key = JSON.stringify([before?.key, rule?.key]);
    const set = this.#sets.getOrMake(key, () => new MatchSet(this.#store));
    if (!rule) set.catchUp(() => true);
    else if (!before) set.catchUp(rule.test);
    else set.catchUp((row, slot) => before.set.has(slot) && rule.test(row));
    return { key, set };
  }

  #orderOf(column: Column<Row>): RowOrder<Row> {
    return this.#orders.getOrMake(columnKey(column), () => new RowOrder(this.#store, column, this.#byId));
  }

  #slots({ column, descending }: Order<Row>): Uint32Array {
    const order = column ? this.#orderOf(column) : this.#byId;
    return descending ? order.descending() : order.ascending();
  }
}

/** Rows with the same value; `first` answers at most `limit` of them and must be called before the rows change. */
export type RowGroup<Row> = { readonly count: number; readonly first: (limit: number) => Row[] };

export type Matches = { readonly count: number; has(slot: number): boolean };

/** An order by a column; without one by id. */
export type Order<Row> = { readonly column?: Column<Row> | undefined; readonly descending: boolean };
