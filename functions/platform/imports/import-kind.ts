import type { ObjectType } from '#shared/records/object-types.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { customImportColumns, tagsImportColumn } from '#shared/imports/extras-columns.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { RowOrigin } from '#shared/imports/error-file-columns.ts';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { can, hasFeature, hasFlag } from '#shared/permissions/rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import type { RecordRef, UndoNote } from '#functions/platform/runs/run-ledger.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The record that a row found in the dry run; null when there was none. */
export type SeenRecord = { id: number; version: number } | null;

/** A person in a row: whom the whole row is about, with `column` null, or whom one of its cells names. */
export type NamedPerson = { readonly id: number; readonly column: string | null };

/** A person whom a row of the file adds, or why the name in another row cannot be that person. */
export type AddedPerson = { readonly row: number; readonly name: string } | { readonly issue: ImportIssue };

/**
 * A row of the file, with its mapped cells by column key. A row of a corrected file knows which rows of earlier imports
 * it was. In a commit, `seen` and `people` are what the dry run found.
 */
export type ImportRow = {
  row: number;
  cells: Readonly<Record<string, ImportCell>>;
  origins?: readonly RowOrigin[];
  seen?: SeenRecord;
  people?: readonly NamedPerson[];
  /** In a dry run, by column: a person whom nobody knows yet, since another row of the file adds them. */
  added?: Readonly<Record<string, AddedPerson>>;
};

/** One import: who does it, the columns that find existing records (none: every row is new), and the day of changes. */
export type ImportJob = {
  importId: string;
  /** The run of the dry run or of the commit. */
  runId: string;
  actor: Actor;
  /** The first of them that is filled and known decides. */
  keys: readonly string[];
  /** Values of new records in columns that the file lacks. */
  defaults: Readonly<Record<string, ImportCell>>;
  changeDate: IsoDate;
  /** In a dry run, the earlier row of the file that named the same record or value. */
  earlierRow: (identity: string, row: number) => number | undefined;
  /** In a dry run, whether one of these earlier imports stored the record from another row. */
  isStored: (origins: readonly RowOrigin[], id: number) => boolean;
};

/** The result of planning a row; it has writes only for a new or changed record. */
export type RowPlan = CheckedRow & {
  /** The record as the row found it. */
  seen: SeenRecord;
  /** Those whom the row names by what it says, not by the record that it finds. */
  people: readonly NamedPerson[];
  writes: readonly Write[];
  ref: RecordRef | null;
  undo: UndoNote | null;
};

/** Plans rows against the records that were stored when the session was opened; planning itself reads nothing. */
export type ImportSession = { plan: (row: ImportRow) => RowPlan };

/** Reads the whole file before its rows are planned; the returned function adds values from other rows to a row. */
export type CompleteRows = (
  actor: Actor,
  rows: AsyncIterable<ImportRow>,
  defaults: ImportJob['defaults'],
) => Promise<(row: ImportRow) => ImportRow>;

/** The order of a commit whose rows build on each other: how many rounds it takes, and the round of a row from 0 on. */
export type Rounds = { readonly count: number; readonly of: (row: ImportRow) => number };

/** Reads the rows that a commit imports, to say which of them come first. */
export type OrderRows = (actor: Actor, rows: AsyncIterable<ImportRow>) => Promise<Rounds>;

/** An item of the commit; `label` where it is not what its row is called. */
export type ImportItem = { row: ImportRow; label?: string };

/** Makes a function that splits a row into items; it gets the rows in the order of the file. */
export type SplitRows = () => Promise<(row: ImportRow) => ImportItem[]>;

/** Reads the records that these rows need, in batches. With `reserve`, ids are reserved for new records. */
export type OpenImport = (job: ImportJob, rows: readonly ImportRow[], reserve: boolean) => Promise<ImportSession>;

/** What the worker does with the rows of one kind of import. */
export type ImportRules = {
  readonly open: OpenImport;
  /** Splits cells that stand for several columns, before anything else reads the row. */
  readonly splitCells?: (row: ImportRow) => ImportRow;
  /** For kinds in which a row may rely on values from other rows. */
  readonly complete?: CompleteRows;
  /** For kinds in which a row can become several items. */
  readonly split?: SplitRows;
  /** For kinds in which a row may name what another row adds. */
  readonly order?: OrderRows;
  /** The column in which a row names what another row adds; rows are completed and ordered only where a file has it. */
  readonly namedIn?: string;
  /** What follows from the records once all of them are saved. */
  readonly finish?: () => Promise<void>;
};

/** A column without the values whose feature is off and without the words for them. */
const withinFeatures = (column: ImportColumn, actor: Actor): ImportColumn => {
  const { extra, allowed = [], words = {} } = column;
  if (!extra || hasFeature(actor, extra.feature)) return column;
  const hidden = new Set(extra.values);
  return {
    ...column,
    allowed: allowed.filter((value) => !hidden.has(value)),
    words: Object.fromEntries(Object.entries(words).filter(([, value]) => !hidden.has(value))),
  };
};

/** The columns that a save of a record of this kind may have: built-in ones, tags and custom fields. */
const columnsOfRecord = async (object: ObjectType, actor: Actor): Promise<readonly ImportColumn[]> => {
  const columns = ownImportColumns[object];
  return [...columns, tagsImportColumn, ...customImportColumns(await customFieldsFor(actor, object), columns)];
};

/** The columns of an import that this actor may fill, limited by rights, flags and features. */
export const columnsOfImport = async (
  { object, columns, splitColumns = [] }: Pick<ImportKind, 'object' | 'columns' | 'splitColumns'>,
  actor: Actor,
): Promise<readonly ImportColumn[]> =>
  [...(columns ?? (await columnsOfRecord(object, actor))), ...splitColumns]
    .filter(
      ({ permission, feature, flag }) =>
        (!permission || can(actor, permission)) &&
        (!feature || hasFeature(actor, feature)) &&
        (!flag || hasFlag(actor, flag)),
    )
    .map((column) => withinFeatures(column, actor));

export const columnsFor = (object: ObjectType, actor: Actor): Promise<readonly ImportColumn[]> =>
  columnsOfImport({ object }, actor);
