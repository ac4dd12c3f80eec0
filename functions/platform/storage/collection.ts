import type { Dated } from '#shared/assignments/dated.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { applyListQuery, type ListPage, type ListView, type RowQuery } from '#shared/list/apply-list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { everyPartition, type Since } from './change-feed.ts';
import { Follower, forgetChangeLog, refreshChangeLog, type Due } from './change-log.ts';
import { coalesced } from './coalesce.ts';
import { DueRows } from './due-rows.ts';
import type { Identified } from './entity.ts';
import { partitionsOf } from './keys.ts';
import { listedReader, type ListedEntity } from './listed-rows.ts';
import { findSnapshot, type Snapshot } from './snapshots.ts';

/** A container that slept for longer than this starts over; tombstones live for a week. */
const IDLE_MAX_MS = 86_400_000;

const collections = new Set<{ forget(): void }>();

type Changes<Row> = { changed: Row[]; gone: number[] };
type Listener = (ids: Iterable<number>) => void;

/** The part of a collection that a collection needs which takes names from it. */
export type Joinable = { refresh(): Promise<unknown>; onChange(listener: Listener): void };

/**
 * A join: the rows of another collection, or other rows of the same one, that a record shows something of; ids that are
 * 0 or unknown are fine.
 */
export type Join<Row> = { readonly with: Joinable | 'own rows'; readonly ids: (row: Row) => readonly number[] };

export type CollectionDefinition<Stored extends Identified, Row extends Stored> = {
  readonly entity: ListedEntity<Stored> & { readonly dated?: Dated<Stored> | undefined };
  readonly joins?: readonly Join<Row>[];
  /**
   * Makes the row of a record, which holds id, version and the fields of the layout. It reads names from the `rows` of
   * joined collections and is called again, with the row, when one of its joined rows changes.
   */
  readonly toRow: (stored: Stored) => Row;
};

/**
 * The list engine (docs/areas/platform.md#list-engine): the rows of one entity in memory, brought up to date by every
 * request. The change log says which partitions were written to; their change index says what changed. A large
 * collection starts from a snapshot and the changes since, any other from the whole index.
 */
export class Collection<Stored extends Identified, Row extends Stored> implements Joinable {
  /** The rows as of the last refresh, for `toRow` of a joining collection. Other callers use `refresh`. */
  readonly rows = new RowIndex<Row>();
  /** Resolves to the rows with every write that was acknowledged before the call. */
  readonly refresh: () => Promise<RowIndex<Row>>;
  readonly #definition: CollectionDefinition<Stored, Row>;
  readonly #readListed: ReturnType<typeof listedReader<Stored>>;
  /** For each join, the rows that show something of a joined row. */
  readonly #dependents: Map<number, Set<number>>[];
  /** For each join, the joined rows that changed since the last refresh. */
  readonly #changedJoins: Set<number>[];
  readonly #listeners: Listener[] = [];
  readonly #follower: Follower;
  /** The records of which something comes true on a later day. */
  readonly #dueRows: DueRows<Stored> | undefined;
  /** The day that the rows were derived for. */
  #day: IsoDate = '';
  /** When the last refresh began, by this machine's clock. */
  #readAt = 0;
  #isForgotten = true;

  constructor(definition: CollectionDefinition<Stored, Row>) {
    this.#definition = definition;
    this.#readListed = listedReader(definition.entity);
    const { dated } = definition.entity;
    this.#dueRows = dated && new DueRows(dated);
    this.#follower = new Follower(partitionsOf(definition.entity.type));
    this.refresh = coalesced(() => this.#update());
    const joins = definition.joins ?? [];
    this.#dependents = joins.map(() => new Map<number, Set<number>>());
    this.#changedJoins = joins.map(() => new Set<number>());
    joins.forEach((join, at) => {
      if (join.with === 'own rows') return;
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

  /** Makes the next refresh start over, after a restore or a reset of the data. */
  forget(): void {
    this.#isForgotten = true;
  }

  async #update(): Promise<RowIndex<Row>> {
    const startedAt = Date.now();
    const day = today();
    // A clock that was set back: what came true since is derived anew from the records.
    const startsOver = this.#isForgotten || startedAt - this.#readAt > IDLE_MAX_MS || day < this.#day;
    this.#isForgotten = false;
    const { changed, gone } = await (startsOver ? this.#readWhole(day) : this.#readDue(day));
    // From here to the end nothing waits, so no reader sees half a refresh.
    if (startsOver) this.#clear();
    this.#day = day;
    this.#apply(changed, gone);
    this.#readAt = startedAt;
    return this.rows;
  }

  async #refreshJoined(): Promise<void> {
    const joined = (this.#definition.joins ?? []).flatMap((join) => (join.with === 'own rows' ? [] : [join.with]));
    await Promise.all(joined.map((each) => each.refresh()));
  }

  /**
   * The changes since the last refresh. Known writes are read at the same time as the log, writes in the log after it.
   */
  async #readDue(day: IsoDate): Promise<Changes<Row>> {
    const alreadyDue = this.#follower.due();
    const [before] = await Promise.all([this.#readAgain(alreadyDue), refreshChangeLog(), this.#refreshJoined()]);
    const announced = this.#follower.due(alreadyDue);
    const after = await this.#readAgain(announced);
    this.#follower.done(alreadyDue);
    this.#follower.done(announced);
    const latest = new Map([...before.changed, ...after.changed].map((stored) => [stored.id, stored]));
    for (const id of after.gone) latest.delete(id);
    const gone = [...before.gone, ...after.gone];
    this.#dueRows?.drop(gone);
    const come = this.#day === day ? [] : (this.#dueRows?.takeDue(day) ?? []);
    for (const stored of come) if (!latest.has(stored.id)) latest.set(stored.id, stored);
    return { changed: Array.from(latest.values(), (stored) => this.#derive(stored, day)), gone };
  }

  /** The row of a stored record as of a day. */
  #derive(stored: Stored, day: IsoDate): Row {
    const { toRow } = this.#definition;
    return toRow(this.#dueRows?.asOf(stored, day) ?? stored);
  }

  #readAgain({ since }: Due): Promise<Changes<Stored>> {
    return this.#read(since, (stored) => stored);
  }

  /** Reads all rows. They are derived while they are read, so that the records are not kept beside them. */
  async #readWhole(day: IsoDate): Promise<Changes<Row>> {
    const { entity } = this.#definition;
    const toRow = (stored: Stored): Row => this.#derive(stored, day);
    this.#dueRows?.clear();
    try {
      const [snapshot] = await Promise.all([findSnapshot(entity), refreshChangeLog(), this.#refreshJoined()]);
      for (const ids of this.#changedJoins) ids.clear();
      const due = this.#follower.due();
      const whole =
        (snapshot && (await this.#readFrom(snapshot, toRow))) ??
        (await this.#read(everyPartition(entity.type, 0), toRow, true));
      this.#follower.done(due);
      return whole;
    } catch (error) {
      this.#isForgotten = true;
      throw error;
    }
  }

  /** The rows of a snapshot with the changes since; undefined when it cannot be loaded. */
  async #readFrom(snapshot: Snapshot<Stored>, toRow: (stored: Stored) => Row): Promise<Changes<Row> | undefined> {
    const { entity } = this.#definition;
    const since = everyPartition(entity.type, snapshot.since);
    const [stored, { changed, gone }] = await Promise.all([snapshot.load(), this.#read(since, toRow, true)]);
    if (!stored) return undefined;
    const later = new Set(gone);
    for (const { id } of changed) later.add(id);
    for (const each of stored) if (!later.has(each.id)) changed.push(toRow(each));
    return { changed, gone };
  }

  /**
   * Reads partitions and derives a value from each record: from every one at a start, from new versions at a refresh.
   */
  async #read<T>(partitions: Since, derive: (stored: Stored) => T, starts = false): Promise<Changes<T>> {
    const changed: T[] = [];
    const isKnown = (id: number, version: number): boolean => !starts && this.rows.get(id)?.version === version;
    const gone = await this.#readListed(partitions, isKnown, (stored) => changed.push(derive(stored)));
    return { changed, gone };
  }

  #apply(changed: readonly Row[], gone: readonly number[]): void {
    const dropped = gone.filter((id) => this.rows.get(id) !== undefined);
    for (const row of changed) this.#link(row.id, row);
    for (const id of dropped) this.#link(id, undefined);
    this.rows.upsert(changed);
    this.rows.remove(dropped);
    this.#noteOwn([...changed.map(({ id }) => id), ...dropped]);
    const outdated = this.#takeOutdated();
    this.rows.upsert(outdated.map((id) => this.#definition.toRow(this.rows.get(id)!)));
    if (this.#listeners.length > 0) this.#notify([...changed.map((row) => row.id), ...dropped, ...outdated]);
  }

  /** Notes changed rows of this collection that other rows of it may show something of. */
  #noteOwn(ids: readonly number[]): void {
    this.#definition.joins?.forEach((join, at) => {
      if (join.with === 'own rows') for (const id of ids) this.#changedJoins[at]!.add(id);
    });
  }

  /** Takes the ids of rows that show something of a changed joined row. */
  #takeOutdated(): number[] {
    const outdated = new Set<number>();
    this.#changedJoins.forEach((joined, at) => {
      for (const id of joined) this.#dependents[at]!.get(id)?.forEach((dependent) => outdated.add(dependent));
      joined.clear();
    });
    return [...outdated];
  }

  /** Notes which joined rows a row depends on. */
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

/** Makes all collections of this process start over, because the data underneath was replaced. */
export const forgetCollections = (): void => {
  forgetChangeLog();
  collections.forEach((known) => known.forget());
};
