import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import type { RecordSight } from './record-sight.ts';
import type { RecordRow, StoredRecord } from './stored-record.ts';
import type { SegmentChoiceOut } from './segment-choice.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Which rows of a list: its segment under the rights of the actor. */
export type SegmentChoice = Pick<ListQuery, 'segment_id' | 'show_deleted_only'>;

/** The rows and the view of a list for one actor: what list, count, export, bulk actions and search start from. */
export type OpenList<Row extends RecordRow = RecordRow> = { rows: RowIndex<Row>; view: ListView<Row> };

/** What setting own fields of one record comes to; without a change nothing is judged or written. */
export type BulkPlan = { changed: boolean; issues: readonly Issue[]; writes: readonly Write[] };

/** Records that were read together, each to be judged and changed by itself. */
export type BulkSession<Stored extends StoredRecord = StoredRecord, Own extends object = object> = {
  /** As `toChange` of the kind. */
  toChange(id: number): Stored | Promise<Stored>;
  /**
   * As a save of the record's form: its rules, locks and events. `recorded` are custom fields and tags that go with the
   * same write. Throws what a save throws.
   */
  plan(before: Stored, own: Own, extras: NewExtras | undefined): BulkPlan | Promise<BulkPlan>;
};

/** How an object takes part in bulk edit with fields of its own (`bulkFields`). Methods, as in `RecordKind`. */
export type BulkEdit<Stored extends StoredRecord = StoredRecord, Own extends object = object> = {
  /** What many of them are called. */
  readonly plural: string;
  /** What the fields take. */
  readonly fields: z.ZodType<Own>;
  /** What only storage can judge, such as a person by id. Throws `forbidden` where a field has a right of its own. */
  issues(actor: Actor, own: Own): Promise<Issue[]>;
  /** Reads these records at once, for one actor. */
  open(actor: Actor, ids: readonly number[]): Promise<BulkSession<Stored, Own>>;
};

/**
 * An object with custom fields, tags, documents, a feed, segments, search and bulk edit. All of them come with one line
 * in `record-kinds.ts`. Methods, not properties: each kind knows its own record only.
 */
export type RecordKind<
  Stored extends StoredRecord = StoredRecord,
  Row extends RecordRow = RecordRow,
> = RecordSight<Stored> & {
  readonly object: ObjectType;
  /** Name of its list, as in preferences and saved views. */
  readonly list: string;
  readonly read: Permission;
  readonly write: Permission;
  /** What tells rows of one name apart in a search: plate and driver, team. */
  factOf(row: Row): string | null;
  /** As `see`; throws `forbidden` when the actor sees the record and may not change it. */
  toChange(actor: Actor, id: number): Promise<Stored>;
  update(before: Stored, after: Stored): Write;
  open(actor: Actor, choice: SegmentChoice): Promise<OpenList>;
  /** The segments that the product gives this actor; custom ones are added. */
  segments(actor: Actor): Promise<SegmentChoiceOut[]>;
};
