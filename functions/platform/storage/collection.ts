import type { Dated } from '#shared/assignments/dated.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import type { RowBase } from '#shared/list/row-store.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { everyPartition, type Since } from './change-feed.ts';
import { Follower, forgetChangeLog, type Due } from './change-log.ts';
import { coalesce } from './coalesce.ts';
import { DueRows } from './due-rows.ts';
import type { Identified } from './entity-definition.ts';
import { JoinedRows, type Join, type Joinable, type Listener } from './joined-rows.ts';
import { partitionsOf } from './keys.ts';
import { lazyRows, rowMaker, type Derived } from './lazy-rows.ts';
import { listedReader, type ListedEntity } from './listed-rows.ts';
import { logForLists } from './log-ahead.ts';
import type { SnapshotRows } from './snapshot-codec.ts';
import { findSnapshot, type Snapshot } from './snapshots.ts';

/** A container that slept for longer than this starts over; tombstones live for a week. */
const IDLE_MAX_MS = 86_400_000;

const collections = new Set<{ forget(): void }>();

type Changes<Row> = { changed: Row[]; gone: number[] };
/** Rows of a snapshot that stay in its columns, but for those at some places. */
type Base<Stored extends Identified> = { snapshot: SnapshotRows<Stored>; without: number[] };
type Whole<Stored extends Identified, Row> = Changes<Row> & { base?: Base<Stored> };

/** How the row of a record is made, which holds id, version and the fields of the layout. */
type Derivation<Stored extends Identified, Row extends Stored> =
  | {
      /**
       * Reads names from the `rows` of joined collections and is called again, with the row, when one of its joined rows
       * changes.
       */
      readonly toRow: (stored: Stored) => Row;
    }
  | {
      /**
       * The same field by field. Rows of a snapshot then stay in its columns, a fifth of the memory, and are made when
       * somebody reads them: for a collection of hundreds of thousands.
       */
      readonly derived: Derived<Stored, Row>;
      /** Fields of rows of which nothing comes true on a later day. */
      readonly settled?: Partial<Row>;
    };

export type CollectionDefinition<Stored extends Identified, Row extends Stored> = {
  readonly entity: ListedEntity<Stored> & { readonly dated?: Dated<Stored> | undefined };
  readonly joins?: readonly Join<Row>[];
} & Derivation<Stored, Row>;

/**
 * The list engine (docs/areas/platform.md#list-engine): the rows of one entity in memory, brought up to date by every
 * request. The change log says which partitions were written to; their change index says what changed. A large
 * collection starts from a snapshot and the changes since, any other from the whole index.
 */
export class Collection<Stored extends Identified, Row extends Stored> implements Joinable {
  /** The rows as of the last refresh, for `toRow` of a joining collection. Other callers use `refresh`. */
  readonly rows = new RowIndex<Row>();
  readonly #refreshOnce: () => Promise<RowIndex<Row>>;
  /** The reads of the change log that the next refresh waits for, one of each caller. */
  #logs: Promise<unknown>[] = [];
  readonly #entity: CollectionDefinition<Stored, Row>['entity'];
  readonly #toRow: (stored: Stored) => Row;
  /** Makes the rows of a snapshot that stay in its columns; absent where every row is made at the start. */
  readonly #lazy: ((snapshot: SnapshotRows<Stored>) => RowBase<Row>) | undefined;
  readonly #readListed: ReturnType<typeof listedReader<Stored>>;
  readonly #joined: JoinedRows<Row>;
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
    const { entity } = definition;
    const { fields } = entity.layout;
    this.#entity = entity;
    this.#toRow = 'toRow' in definition ? definition.toRow : rowMaker(fields, definition.derived);
    if ('derived' in definition) {
      const { derived, settled = {} } = definition;
      this.#lazy = (snapshot) => lazyRows(snapshot, fields, derived, settled);
    }
    this.#readListed = listedReader(entity);
    this.#dueRows = entity.dated && new DueRows(entity.dated);
    this.#follower = new Follower(partitionsOf(entity.type));
    this.#refreshOnce = coalesce(() => this.#update());
    this.#joined = new JoinedRows(definition.joins ?? []);
    collections.add(this);
  }

  /**
   * Resolves to the rows with every write that was acknowledged before the call, or before the request came
   * (`logForLists`). A joining collection hands on the read of the log that it waits for itself.
   */
  refresh(log: Promise<unknown> = logForLists()): Promise<RowIndex<Row>> {
    this.#logs.push(log);
    return this.#refreshOnce();
  }

  async get(id: number): Promise<Row | undefined> {
    return (await this.refresh()).get(id);
  }

  /**
   * Calls `listener` with the ids of changed rows. A listener whose module is loaded after the rows were read gets all of
   * them at once.
   */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
    const ids = this.#allIds();
    if (ids.length > 0) listener(ids);
  }

  /** Makes the next refresh start over, after a restore or a reset of the data. */
  forget(): void {
    this.#isForgotten = true;
  }

  /** Derives every row again, because something else than a record is not what it was. */
  deriveAnew(): void {
    this.rows.upsert(this.rows.ownIds().map((id) => this.#toRow(this.rows.get(id)!)));
    this.rows.touchAll();
  }

  async #update(): Promise<RowIndex<Row>> {
    const startedAt = Date.now();
    const day = today();
    // A clock that was set back: what came true since is derived anew from the records.
    const startsOver = this.#isForgotten || startedAt - this.#readAt > IDLE_MAX_MS || day < this.#day;
    this.#isForgotten = false;
    const log = Promise.all(this.#logs.splice(0));
    const read = startsOver ? this.#readWhole(day, log) : this.#readDue(day, log);
    const { changed, gone, base }: Whole<Stored, Row> = await read;
    // From here to the end nothing waits, so no reader sees half a refresh.
    if (startsOver) this.#clear();
    if (base) this.#adopt(base);
    this.#day = day;
    this.#apply(changed, gone);
    this.#readAt = startedAt;
    return this.rows;
  }

  /**
   * The changes since the last refresh. Known writes are read at the same time as the log, writes in the log after it.
   */
  async #readDue(day: IsoDate, log: Promise<unknown>): Promise<Changes<Row>> {
    const alreadyDue = this.#follower.due();
    const [before] = await Promise.all([this.#readAgain(alreadyDue), log, this.#joined.refresh(log)]);
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
    return this.#toRow(this.#dueRows?.asOf(stored, day) ?? stored);
  }

  #readAgain({ since }: Due): Promise<Changes<Stored>> {
    return this.#read(since, (stored) => stored);
  }

  /** Reads all rows. They are derived while they are read, so that the records are not kept beside them. */
  async #readWhole(day: IsoDate, log: Promise<unknown>): Promise<Whole<Stored, Row>> {
    this.#dueRows?.clear();
    try {
      const [snapshot] = await Promise.all([findSnapshot(this.#entity), log, this.#joined.refresh(log)]);
      this.#joined.forgetChanges();
      const due = this.#follower.due();
      const whole =
        (snapshot && (await this.#readFrom(snapshot, day))) ??
        (await this.#read(everyPartition(this.#entity.type, 0), (stored) => this.#derive(stored, day), true));
      this.#follower.done(due);
      return whole;
    } catch (error) {
      this.#isForgotten = true;
      throw error;
    }
  }

  /** The rows of a snapshot with the changes since; undefined when it cannot be loaded. */
  async #readFrom(snapshot: Snapshot<Stored>, day: IsoDate): Promise<Whole<Stored, Row> | undefined> {
    const since = everyPartition(this.#entity.type, snapshot.since);
    const derive = (stored: Stored): Row => this.#derive(stored, day);
    const [stored, { changed, gone }] = await Promise.all([snapshot.load(), this.#read(since, derive, true)]);
    if (!stored) return undefined;
    const later = new Set(gone);
    for (const { id } of changed) later.add(id);
    const stays = this.#lazy && staysFrom(stored, this.#dueRows ? day : undefined);
    const idAt = stored.reader('id');
    const without: number[] = [];
    for (let place = 0; place < stored.count; place += 1) {
      const isLater = later.has(Number(idAt(place)));
      if (isLater || !stays?.(place)) without.push(place);
      if (!isLater && !stays?.(place)) changed.push(derive(stored.at(place)));
    }
    return { changed, gone, ...(stays && { base: { snapshot: stored, without } }) };
  }

  /**
   * Reads partitions and derives a value from each record: from every one at a start, from new versions at a refresh.
   */
  async #read<T>(partitions: Since, derive: (stored: Stored) => T, starts = false): Promise<Changes<T>> {
    const changed: T[] = [];
    const isKnown = (id: number, version: number): boolean => !starts && this.rows.peek(id)?.version === version;
    const gone = await this.#readListed(partitions, isKnown, (stored) => changed.push(derive(stored)));
    return { changed, gone };
  }

  #adopt({ snapshot, without }: Base<Stored>): void {
    this.rows.adopt(this.#lazy!(snapshot), without);
    if (this.#listeners.length > 0) this.#notify(this.rows.touchBase(() => true));
  }

  #apply(changed: readonly Row[], gone: readonly number[]): void {
    const dropped = gone.filter((id) => this.rows.peek(id) !== undefined);
    for (const row of changed) this.#joined.link(row.id, this.rows.peek(row.id), row);
    for (const id of dropped) this.#joined.link(id, this.rows.peek(id), undefined);
    this.rows.upsert(changed);
    this.rows.remove(dropped);
    this.#joined.noteOwn([...changed.map(({ id }) => id), ...dropped]);
    const { linked, isOutdated } = this.#joined.takeOutdated();
    const outdated = [...linked, ...(isOutdated ? this.rows.touchBase(isOutdated) : [])];
    this.rows.upsert(Array.from(linked, (id) => this.#toRow(this.rows.get(id)!)));
    if (this.#listeners.length > 0) this.#notify([...changed.map((row) => row.id), ...dropped, ...outdated]);
  }

  #allIds(): number[] {
    const ids: number[] = [];
    this.rows.visit(({ id }) => ids.push(id));
    return ids;
  }

  #clear(): void {
    const ids = this.#listeners.length > 0 ? this.#allIds() : [];
    this.rows.clear();
    this.#joined.clear();
    if (ids.length > 0) this.#notify(ids);
  }

  #notify(ids: readonly number[]): void {
    for (const listener of this.#listeners) listener(ids);
  }
}

/**
 * Tells the places of a snapshot whose rows are the same on every day from `day` on; of a collection without dates that
 * come true, all. Undefined when the snapshot does not tell it.
 */
const staysFrom = <Stored extends Identified>(
  snapshot: SnapshotRows<Stored>,
  day: IsoDate | undefined,
): ((place: number) => boolean) | undefined => {
  if (day === undefined) return () => true;
  const { datedOn } = snapshot;
  return datedOn === undefined || datedOn > day ? undefined : (place) => !snapshot.mayChange(place);
};

export const collection = <Stored extends Identified, Row extends Stored>(
  definition: CollectionDefinition<Stored, Row>,
): Collection<Stored, Row> => new Collection(definition);

/** Makes all collections of this process start over, because the data underneath was replaced. */
export const forgetCollections = (): void => {
  forgetChangeLog();
  collections.forEach((known) => known.forget());
};
