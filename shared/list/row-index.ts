import { columnKey, type CellValue, type Column } from './column.ts';
import { LruCache } from './lru-cache.ts';
import { MatchSet } from './match-set.ts';
import { NamingTable, type Naming } from './naming-table.ts';
import { RowOrder } from './row-order.ts';
import { RowStore, type PeekedRows, type RowBase } from './row-store.ts';
import { SearchText, searchTerms } from './search-text.ts';
import { ValueTable } from './value-table.ts';

/**
 * A test with a name. The key holds everything that the test depends on besides the row (`team:3,7`,
 * `ends-before:2024-05-01`), because an index keeps the outcome per key.
 */
export type Rule<Row> = { readonly key: string; readonly test: (row: Row) => boolean };

const ORDERS_MAX = 40;
const SETS_MAX = 64;
const VALUES_MAX = 16;
const NAMINGS_MAX = 4;
const KEPT_MAX = 4;
/** With fewer rows the first search is fast enough without any preparation. */
const PREPARED_ROWS_MIN = 20_000;
/** How long a part of the preparation may keep others waiting. */
const PREPARE_MS = 10;

/** The rows of one entity in memory, with orders, match sets and search texts that are built on first use. */
export class RowIndex<Row extends { readonly id: number }> {
  readonly #store = new RowStore<Row>();
  readonly #byId = new RowOrder<Row>(this.#store);
  readonly #orders = new LruCache<RowOrder<Row>>(ORDERS_MAX);
  readonly #sets = new LruCache<MatchSet<Row>>(SETS_MAX);
  readonly #values = new LruCache<ValueTable<Row>>(VALUES_MAX);
  readonly #namings = new LruCache<NamingTable<Row>>(NAMINGS_MAX);
  readonly #kept = new LruCache<{ position: number; value: unknown }>(KEPT_MAX);
  readonly #texts = new LruCache<SearchText<Row>>(4);
  #isPreparing = false;

  constructor(rows: Iterable<Row> = []) {
    this.#store.upsert(rows);
  }

  get size(): number {
    return this.#store.size;
  }

  get(id: number): Row | undefined {
    const slot = this.#store.slotOf(id);
    return slot === undefined ? undefined : this.#store.row(slot);
  }

  /** The row for reading fields of it, which is cheaper than the whole row where a list is large; never spread it. */
  peek(id: number): Row | undefined {
    const slot = this.#store.slotOf(id);
    return slot === undefined ? undefined : this.#store.peek(slot);
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

  /** Starts from rows that are made when they are read, but for those at some places; the index must be empty. */
  adopt(base: RowBase<Row>, without: Iterable<number>): void {
    this.#store.adopt(base, without);
  }

  /** The ids of the rows that stand in the index itself. */
  ownIds(): number[] {
    return [...this.#store.ownIds()];
  }

  /** The other rows that pass are derived anew when they are read; returns their ids. */
  touchBase(passes: (row: Row) => boolean): number[] {
    return this.#store.touchBase(passes);
  }

  touchAll(): void {
    this.#store.touchAll();
  }

  /** Every row, by id. */
  *all(): Generator<Row> {
    for (const slot of this.#byId.ascending()) yield this.#store.row(slot)!;
  }

  /** The rows that pass, by id. The test may not keep a row. */
  where(passes: (row: Row) => boolean): Row[] {
    const found: Row[] = [];
    for (const slot of this.#byId.ascending()) if (passes(this.#store.view(slot)!)) found.push(this.#store.row(slot)!);
    return found;
  }

  /** Calls `visit` with every row, or each that matches, by id, which may read fields of it but not keep it. */
  visit(visit: (row: Row) => void, matches?: Matches): void {
    for (const slot of this.#byId.ascending()) if (!matches || matches.has(slot)) visit(this.#store.view(slot)!);
  }

  /** What is made of the rows, kept until one of them changes; the key holds everything else that it depends on. */
  kept<Value>(key: string, make: () => Value): Value {
    const { position } = this.#store;
    const known = this.#kept.get(key);
    // why: what is kept under a key was made by the same caller
    if (known?.position === position) return known.value as Value;
    const value = make();
    this.#kept.set(key, { position, value });
    return value;
  }

  /** Rows with exactly that value, by id; only those without a value are found by a walk over all rows. */
  withValue(column: Column<Row>, value: CellValue): Row[] {
    if (value === null) return this.where((row) => column.value(row) === null);
    const table = this.#values.getOrMake(columnKey(column), () => new ValueTable(this.#store, column));
    return table.slotsWith(value).map((slot) => this.#store.row(slot)!);
  }

  /** The rows that name a number and pass, by id. No row may pass that does not name it. */
  naming(naming: Naming<Row>, number: number, passes: (row: Row) => boolean): Row[] {
    const table = this.#namings.getOrMake(naming.key, () => new NamingTable(this.#store, naming));
    const slots = table.slotsNaming(number).filter((slot) => {
      const row = this.#store.view(slot);
      return row !== undefined && passes(row);
    });
    return slots.map((slot) => this.#store.row(slot)!);
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
    const { key: textKey, text } = this.#textOf(columns);
    const set = this.#sets.getOrMake(JSON.stringify([key, textKey, terms]), () => new MatchSet(this.#store));
    const { holds, among } = text.matcher(terms);
    const passes = (_: Row, slot: number): boolean => base.has(slot) && holds(slot);
    return set.catchUpOrTake(passes, () => among(base.bits));
  }

  /**
   * Reads the texts of a large list after the answer to its first page, in parts that keep nobody waiting, so that the
   * first search finds them read.
   */
  prepareSearch(columns: readonly Column<Row>[]): void {
    if (this.size < PREPARED_ROWS_MIN || this.#isPreparing) return;
    const { text } = this.#textOf(columns);
    if (text.isPrepared) return;
    this.#isPreparing = true;
    const goOn = (): void => {
      this.#isPreparing = !text.prepare(PREPARE_MS);
      if (this.#isPreparing) setTimeout(goOn, 0);
    };
    setTimeout(goOn, 0);
  }

  #textOf(columns: readonly Column<Row>[]): { key: string; text: SearchText<Row> } {
    const searched = columns.filter((column) => column.searchable === true);
    const key = searched.map(columnKey).join();
    return { key, text: this.#texts.getOrMake(key, () => new SearchText(this.#store, searched)) };
  }

  /** Matching rows from `offset` on, at most `limit`; no value sorts last both ways, equal values by ascending id. */
  slice(matches: Matches, order: Order<Row>, offset: number, limit: number): Row[] {
    const slots = this.#orderBy(order).page({ matches, offset, limit, descending: order.descending });
    return slots.map((slot) => this.#store.row(slot)!);
  }

  /** All matching rows in order for reading fields of them; never spread one. */
  peekAll(matches: Matches, order: Order<Row>): PeekedRows<Row> {
    const slots = new Uint32Array(matches.count);
    let length = 0;
    const sorted = this.#orderBy(order);
    for (const slot of order.descending ? sorted.descending() : sorted.ascending())
      if (matches.has(slot)) slots[length++] = slot;
    return this.#store.peekAll(slots);
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
        return Array.from(sorted.subarray(0, limit), (slot) => this.#store.row(slot)!);
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
    else set.catchUp((row, slot) => before.set.has(slot) && rule.test(row), before.set.bits);
    return { key, set };
  }

  #orderOf(column: Column<Row>): RowOrder<Row> {
    return this.#orders.getOrMake(columnKey(column), () => new RowOrder(this.#store, column, this.#byId));
  }

  #orderBy({ column }: Order<Row>): RowOrder<Row> {
    return column ? this.#orderOf(column) : this.#byId;
  }
}

/** Rows with the same value; `first` answers at most `limit` of them and must be called before the rows change. */
export type RowGroup<Row> = { readonly count: number; readonly first: (limit: number) => Row[] };

export type Matches = Pick<MatchSet<{ readonly id: number }>, 'count' | 'bits' | 'has'>;

/** An order by a column; without one by id. */
export type Order<Row> = { readonly column?: Column<Row> | undefined; readonly descending: boolean };
