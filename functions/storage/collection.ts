import type { ListQuery } from '#shared/list/list-query.ts';
import { applyListQuery, type ListPage, type ListView, type RowQuery } from '#shared/list/apply-list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import { coalesced } from './coalesce.ts';
import type { Identified } from './entity.ts';
import { listedReader, type ListedEntity } from './listed-rows.ts';
import { findSnapshot, type Snapshot } from './snapshots.ts';

/** A write is stamped before an attempt that may take 3 seconds, on another machine's clock. */
const OVERLAP_MS = 5_000;
/** Once in a while look back further, for a writer whose clock is off or whose attempt hung. */
const WIDE_OVERLAP_MS = 60_000;
const WIDE_EVERY_MS = 10_000;
/** Tombstones live for a week; a container that slept for a day starts over. */
const IDLE_MAX_MS = 86_400_000;

const collections = new Set<{ forget(): void }>();

type Changes<Row> = { changed: Row[]; gone: number[] };
type Listener = (ids: Iterable<number>) => void;

/** What another collection needs of a collection it takes names from. */
export type Joinable = { refresh(): Promise<unknown>; onChange(listener: Listener): void };

/** Which rows of the other collection a record shows something of; ids that are 0 or unknown are fine. */
export type Join<Stored> = { readonly with: Joinable; readonly ids: (stored: Stored) => readonly number[] };

export type CollectionDefinition<Stored extends Identified, Row extends Stored> = {
  readonly entity: ListedEntity<Stored>;
  readonly joins?: readonly Join<Stored>[];
  /**
   * The row of a record, which holds the fields of the layout, id and version. Reads names from the `rows` of joined
   * collections; called again, with the row, when one of those it depends on changes.
   */
  readonly toRow: (stored: Stored) => Row;
};

/**
 * The list engine (architecture §6): the rows of one entity in memory, brought up to date from the change index by every
 * request. A large one starts from a snapshot and what changed since, any other from the whole index.
 */
export class Collection<Stored extends Identified, Row extends Stored> implements Joinable {
  /** As of the last refresh: for `toRow` of a collection that joins this one. Others call `refresh`. */
  readonly rows = new RowIndex<Row>();
  /** Resolves to the rows with every write that was acknowledged before the call. */
  readonly refresh: () => Promise<RowIndex<Row>>;
  readonly #definition: CollectionDefinition<Stored, Row>;
  readonly #readListed: ReturnType<typeof listedReader<Stored>>;
  /** Per join: the rows that show something of a joined row. */
  readonly #dependents: Map<number, Set<number>>[];
  /** Per join: the joined rows that changed since the last refresh. */
  readonly #changedJoins: Set<number>[];
  readonly #listeners: Listener[] = [];
  /** When the last refresh began, by this machine's clock. */
  #readAt = 0;
  #isForgotten = true;
  #readWidelyAt = 0;

  constructor(definition: CollectionDefinition<Stored, Row>) {
    this.#definition = definition;
    this.#readListed = listedReader(definition.entity);
    this.refresh = coalesced(() => this.#update());
    const joins = definition.joins ?? [];
    this.#dependents = joins.map(() => new Map<number, Set<number>>());
    this.#changedJoins = joins.map(() => new Set<number>());
    joins.forEach((join, at) => {
      join.with.onChange((ids) => {
        for (const id of ids) this.#changedJoins[at]!.add(id);
      });
    });
    collections.add(this);
  }

  async list(query: RowQuery & Pick<ListQuery, 'page' | 'per_page'>, view: ListView<Row>): Promise<ListPage<Row>> {
    return applyListQuery(await this.refresh(), query, view);
  }

  async get(id: number): Promise<Row | undefined> {
    return (await this.refresh()).get(id);
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Starts over at the next refresh: after a restore or a reset of the data. */
  forget(): void {
    this.#isForgotten = true;
  }

  async #update(): Promise<RowIndex<Row>> {
    const startedAt = Date.now();
    const startsOver = this.#isForgotten || startedAt - this.#readAt > IDLE_MAX_MS;
    this.#isForgotten = false;
    const isWide = startedAt - this.#readWidelyAt >= WIDE_EVERY_MS;
    const since = startsOver ? 0 : Math.min(this.#readAt, startedAt) - (isWide ? WIDE_OVERLAP_MS : OVERLAP_MS);
    const { changed, gone } = await this.#readAll(since, startsOver);
    // From here to the end nothing waits, so no reader sees half a refresh.
    if (startsOver) this.#clear();
    this.#apply(changed, gone);
    this.#readAt = startedAt;
    if (isWide) this.#readWidelyAt = startedAt;
    return this.rows;
  }

  async #readAll(since: number, startsOver: boolean): Promise<Changes<Row>> {
    const { toRow, joins = [], entity } = this.#definition;
    try {
      const joined = Promise.all(joins.map((join) => join.with.refresh()));
      if (!startsOver) {
        const [{ changed, gone }] = await Promise.all([this.#read(since, (stored) => stored), joined]);
        return { changed: changed.map(toRow), gone };
      }
      // The rows of a start are derived while they are read, so that the records need not be kept beside them.
      const [snapshot] = await Promise.all([findSnapshot(entity), joined]);
      for (const ids of this.#changedJoins) ids.clear();
      return (snapshot && (await this.#readFrom(snapshot))) ?? (await this.#read(0, toRow, true));
    } catch (error) {
      if (startsOver) this.#isForgotten = true;
      throw error;
    }
  }

  /** The rows of a snapshot as what was written since leaves them; undefined when it can not be loaded. */
  async #readFrom(snapshot: Snapshot<Stored>): Promise<Changes<Row> | undefined> {
    const { toRow } = this.#definition;
    const [stored, { changed, gone }] = await Promise.all([snapshot.load(), this.#read(snapshot.since, toRow, true)]);
    if (!stored) return undefined;
    const later = new Set(gone);
    for (const { id } of changed) later.add(id);
    for (const each of stored) if (!later.has(each.id)) changed.push(toRow(each));
    return { changed, gone };
  }

  /** A start takes every record as what `derive` makes of it, a refresh those of another version. */
  async #read<T>(
    since: number,
    derive: (stored: Stored) => T,
    starts = false,
  ): Promise<{ changed: T[]; gone: number[] }> {
    const changed: T[] = [];
    const isKnown = (id: number, version: number): boolean => !starts && this.rows.get(id)?.version === version;
    const gone = await this.#readListed(since, isKnown, (stored) => changed.push(derive(stored)));
    return { changed, gone };
  }

  #apply(changed: readonly Row[], gone: readonly number[]): void {
    const dropped = gone.filter((id) => this.rows.get(id) !== undefined);
    for (const row of changed) this.#link(row.id, row);
    for (const id of dropped) this.#link(id, undefined);
    this.rows.upsert(changed);
    this.rows.remove(dropped);
    const outdated = this.#takeOutdated();
    this.rows.upsert(outdated.map((id) => this.#definition.toRow(this.rows.get(id)!)));
    if (this.#listeners.length > 0) this.#notify([...changed.map((row) => row.id), ...dropped, ...outdated]);
  }

  /** The rows that show something of a joined row which changed. */
  #takeOutdated(): number[] {
    const outdated = new Set<number>();
    this.#changedJoins.forEach((joined, at) => {
      for (const id of joined) this.#dependents[at]!.get(id)?.forEach((dependent) => outdated.add(dependent));
      joined.clear();
    });
    return [...outdated];
  }

  /** Keeps which joined rows the row depends on. */
  #link(id: number, row: Row | undefined): void {
    const { joins } = this.#definition;
    if (!joins) return;
    const before = this.rows.get(id);
    joins.forEach((join, at) => {
      const dependents = this.#dependents[at]!;
      if (before) for (const joined of join.ids(before)) dependents.get(joined)?.delete(id);
      if (!row) return;
      for (const joined of join.ids(row)) {
        const ids = dependents.get(joined);
        if (ids) ids.add(id);
        else dependents.set(joined, new Set([id]));
      }
    });
  }

  #clear(): void {
    const ids = Array.from(this.rows.all(), (row) => row.id);
    this.rows.clear();
    this.#dependents.forEach((dependents) => dependents.clear());
    if (ids.length > 0) this.#notify(ids);
  }

  #notify(ids: readonly number[]): void {
    for (const listener of this.#listeners) listener(ids);
  }
}

export const collection = <Stored extends Identified, Row extends Stored>(
  definition: CollectionDefinition<Stored, Row>,
): Collection<Stored, Row> => new Collection(definition);

/** All collections of this process start over: the data underneath was replaced. */
export const forgetCollections = (): void => collections.forEach((known) => known.forget());
