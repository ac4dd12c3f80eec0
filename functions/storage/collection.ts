import type { ListQuery } from '#shared/list/list-query.ts';
import { applyListQuery, type ListPage, type ListView, type RowQuery } from '#shared/list/apply-list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import { readChanges, readEntities } from './change-feed.ts';
import { coalesced } from './coalesce.ts';
import type { Identified } from './entity.ts';
import { rowUnpacker, type RowLayout } from './row-codec.ts';

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
  /** Type and layout of the records: an entity store will do. */
  readonly entity: { readonly type: string; readonly layout: RowLayout<Stored> };
  readonly joins?: readonly Join<Stored>[];
  /**
   * The row of a record, which holds the fields of the layout, id and version. Reads names from the `rows` of joined
   * collections; called again, with the row, when one of those it depends on changes.
   */
  readonly toRow: (stored: Stored) => Row;
};

/**
 * The list engine (architecture §6): the rows of one entity in memory, brought up to date from the change index by every
 * request. A snapshot start would stand in for the read from 0 in `update`.
 */
export class Collection<Stored extends Identified, Row extends Stored> implements Joinable {
  /** As of the last refresh: for `toRow` of a collection that joins this one. Others call `refresh`. */
  readonly rows = new RowIndex<Row>();
  /** Resolves to the rows with every write that was acknowledged before the call. */
  readonly refresh: () => Promise<RowIndex<Row>>;
  readonly #definition: CollectionDefinition<Stored, Row>;
  readonly #unpack: (id: number, version: number, packed: string) => Stored | undefined;
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
    this.#unpack = rowUnpacker(definition.entity.layout);
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
    const { toRow, joins = [] } = this.#definition;
    try {
      const joined = Promise.all(joins.map((join) => join.with.refresh()));
      // The rows of a start are derived while they are read, so that the records need not be kept beside them.
      if (startsOver) {
        await joined;
        for (const ids of this.#changedJoins) ids.clear();
      }
      const [{ changed, gone }] = await Promise.all([this.#read(since, startsOver ? toRow : undefined), joined]);
      return { changed: startsOver ? (changed as Row[]) : changed.map(toRow), gone };
    } catch (error) {
      if (startsOver) this.#isForgotten = true;
      throw error;
    }
  }

  /** A start takes every record as what `derive` makes of it, a refresh those of another version. */
  async #read(since: number, derive: ((stored: Stored) => Row) | undefined): Promise<Changes<Stored>> {
    const { type, layout } = this.#definition.entity;
    const changed: Stored[] = [];
    const gone: number[] = [];
    const unreadable: number[] = [];
    await readChanges(type, since, ({ id, version, row }) => {
      if (row === undefined) gone.push(id);
      else if (derive || this.rows.get(id)?.version !== version) {
        const stored = this.#unpack(id, version, row);
        if (stored) changed.push(derive?.(stored) ?? stored);
        else unreadable.push(id);
      }
    });
    if (unreadable.length > 0) {
      for (const entity of await readEntities<Stored>(type, unreadable)) {
        const stored = listed(layout, entity);
        changed.push(derive?.(stored) ?? stored);
      }
    }
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

const listed = <Stored extends Identified>({ fields }: RowLayout<Stored>, entity: Stored): Stored => {
  const stored: Partial<Stored> = {};
  for (const field of fields) stored[field] = entity[field];
  return Object.assign(stored, { id: entity.id, version: entity.version }) as Stored;
};

export const collection = <Stored extends Identified, Row extends Stored>(
  definition: CollectionDefinition<Stored, Row>,
): Collection<Stored, Row> => new Collection(definition);

/** All collections of this process start over: the data underneath was replaced. */
export const forgetCollections = (): void => collections.forEach((known) => known.forget());
