import type { ObjectType } from '#shared/records/object-types.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { customImportColumns, tagsImportColumn } from '#shared/imports/extras-columns.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { CheckedRow } from '#shared/imports/import-row.ts';
import { can, hasFeature, hasFlag } from '#shared/permissions/rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import type { RecordRef, UndoNote } from '#functions/platform/runs/run-ledger.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** A row of the file: its mapped cells by column key. */
export type ImportRow = { row: number; cells: Readonly<Record<string, ImportCell>> };

/** What one import does: who, with what key existing records are found (null: every row is new), from when. */
export type ImportJob = {
  importId: string;
  /** The dry run or the commit. */
  runId: string;
  actor: Actor;
  key: string | null;
  changeDate: IsoDate;
  /** The row of this file that named the same record or value before, in a dry run. */
  earlierRow: (identity: string, row: number) => number | undefined;
};

/** What a row comes to; the writes are those of its state and are empty unless it is new or changed. */
export type RowPlan = CheckedRow & { writes: readonly Write[]; ref: RecordRef | null; undo: UndoNote | null };

/** Rows judged against what is stored at the moment it was opened for them; judging itself reads nothing. */
export type ImportSession = { plan: (row: ImportRow) => RowPlan };

/** Looks through the whole file before its rows are judged; what it returns fills in what other rows say. */
export type CompleteRows = (actor: Actor, rows: AsyncIterable<ImportRow>) => Promise<(row: ImportRow) => ImportRow>;

/** Items that a row of the file comes to; rows come in the order of the file. */
export type SplitRows = () => Promise<(row: ImportRow) => ImportRow[]>;

/** Reads what these rows need, in batches. With `reserve` new records get ids that nobody else gets. */
export type OpenImport = (job: ImportJob, rows: readonly ImportRow[], reserve: boolean) => Promise<ImportSession>;

/** What the worker does with the rows of one kind of import. */
export type ImportRules = {
  readonly open: OpenImport;
  /** Where a row may leave to others what they say. */
  readonly complete?: CompleteRows;
  /** Where a row may come to several items. */
  readonly split?: SplitRows;
};

/** A column without the values whose feature is off, nor the words for them. */
const withinFeatures = (column: ImportColumn, actor: Actor): ImportColumn => {
  const { extra, allowed = [], words = {} } = column;
  if (!extra || hasFeature(actor, extra.feature)) return column;
  const isOff = new Set(extra.values);
  return {
    ...column,
    allowed: allowed.filter((value) => !isOff.has(value)),
    words: Object.fromEntries(Object.entries(words).filter(([, value]) => !isOff.has(value))),
  };
};

/** The columns this actor may fill: rights, flags and features as in the list, then tags and custom fields. */
export const columnsFor = async (object: ObjectType, actor: Actor): Promise<readonly ImportColumn[]> => {
  const columns = ownImportColumns[object];
  return [...columns, tagsImportColumn, ...customImportColumns(await customFieldsFor(actor, object), columns)]
    .filter(
      ({ permission, feature, flag }) =>
        (!permission || can(actor, permission)) &&
        (!feature || hasFeature(actor, feature)) &&
        (!flag || hasFlag(actor, flag)),
    )
    .map((column) => withinFeatures(column, actor));
};
