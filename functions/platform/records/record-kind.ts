import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { BulkAct } from '#shared/records/bulk-acts.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import type { RecordSight } from './record-sight.ts';
import type { RecordRow, StoredRecord } from './stored-record.ts';
import type { SegmentChoiceOut } from './segment-choice.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The part of a list query that chooses a segment. */
/** Rows and view of a list for one actor, from which list, count, export, bulk actions and search start. */
export type OpenList<Row extends RecordRow = RecordRow> = { rows: RowIndex<Row>; view: ListView<Row> };

/** The plan of a bulk edit for one record; without a change it has no issues and no writes. */
export type BulkPlan = { changed: boolean; issues: readonly Issue[]; writes: readonly Write[] };

/** Records that were read together, each of which is checked and changed by itself. */
export type BulkSession<Stored extends StoredRecord = StoredRecord, Own extends object = object> = {
  /** The record, as `toChange` of the kind gives it. */
  toChange(id: number): Stored | Promise<Stored>;
  /**
   * Plans the change as a save of the form does, with the same rules, locks, events and errors. `extras` are custom
   * fields and tags of the same write.
   */
  plan(before: Stored, own: Own, extras: NewExtras | undefined): BulkPlan | Promise<BulkPlan>;
};

/**
 * How a kind of record takes part in bulk edit with its built-in fields (`bulkFields`). Methods, as in `RecordKind`.
 */
export type BulkEdit<Stored extends StoredRecord = StoredRecord, Own extends object = object> = {
  /** The schema of the fields. */
  readonly fields: z.ZodType<Own>;
  /** Issues that only storage can tell, such as an unknown person. Throws `forbidden` for a field without its right. */
  issues(actor: Actor, own: Own): Promise<Issue[]>;
  /** Reads these records together, for one actor. */
  open(actor: Actor, ids: readonly number[]): Promise<BulkSession<Stored, Own>>;
};

/** An act on one of many records; `to` is the receiver of a transfer, and a day of null stands for the usual one. */
export type ActOrder = {
  readonly act: BulkAct;
  readonly to: number;
  readonly day: IsoDate | null;
  readonly note: string | null;
};

/** The plan of an act, with the record as it was; nothing is left to do without writes. */
export type ActPlan = {
  readonly before: StoredRecord;
  readonly issues: readonly Issue[];
  readonly writes: readonly Write[];
};

/** How a kind of record is archived, returned or ended in bulk: each record by the rules of its own endpoint. */
export type BulkActs = {
  /** Reads these records together, for one actor; the function plans one of them and throws as its endpoint does. */
  open(actor: Actor, ids: readonly number[]): Promise<(id: number, order: ActOrder) => ActPlan | Promise<ActPlan>>;
};

/**
 * A kind of record. One line in `record-kinds.ts` gives it custom fields, tags, documents, a feed, segments, search and
 * bulk edit. It has methods, not properties, because each kind knows only its own type of record.
 */
export type RecordKind<
  Stored extends StoredRecord = StoredRecord,
  Row extends RecordRow = RecordRow,
> = RecordSight<Stored> & {
  readonly object: ObjectType;
  /** The name of its list, as in preferences and saved views. */
  readonly list: string;
  readonly read: Permission;
  readonly write: Permission;
  /** The name with what tells the record from others of that name: plate, label and serial number, account. */
  titleOf(row: Row): string;
  /** The person whom a line about the record names beside it. */
  personOf?(row: Row): number;
  /** Facts that distinguish rows of the same name in a search: plate and driver, team. */
  factOf(row: Row): string | null;
  /** The key of the picture that stands beside the name in a search. */
  pictureOf?(row: Row): string | null;
  /** What `related_object_subtype` names, where records of one kind have types. */
  subtypeOf?(row: Row): string;
  /** Like `see`, but throws `forbidden` when the actor sees the record and may not change it. */
  toChange(actor: Actor, id: number): Promise<Stored>;
  update(before: Stored, after: Stored): Write;
  open(actor: Actor, choice: SegmentChoice): Promise<OpenList>;
  /** The segments of this actor that are not custom. */
  segments(actor: Actor): Promise<SegmentChoiceOut[]>;
};
