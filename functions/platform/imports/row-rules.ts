import type * as z from 'zod';
import type { Issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import type { CustomValues, NewExtras, RecordExtras } from '#shared/records/record-extras.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ExtrasCells } from './extras-cells.ts';
import type { ImportRow } from './import-kind.ts';
import type { KeyIndex, Match, matchRow, newIds } from './row-conversion.ts';

export type StoredRecord = RecordExtras & { readonly id: number; readonly version: number };

/** A column that gives in words what its field holds as an id: a person, a team, a type. */
export type NameLookup<Stored> = {
  readonly field: string;
  /** Whether the id is that of a person; 0 is nobody. */
  readonly isPerson?: true;
  readonly read: (
    text: string,
    before: Stored | undefined,
    row: ImportRow,
  ) => { value: unknown; warning?: ImportIssue } | { issue: ImportIssue };
  readonly shown: (value: unknown) => ShownValue;
};

/** The change that one row asks for, with its parts matched and parsed. */
export type RowChange<Stored, Body> = {
  id: number;
  before: Stored | undefined;
  body: Body;
  numbers: CustomValues | null;
  extras: NewExtras | undefined;
};

/** The plan of a row: the record as it will be, and the writes that make it so. */
export type PlannedChange<Stored> = { value: Stored; issues: Issue[]; writes: readonly Write[]; changed: boolean };

/** The rules for rows of one kind of record; everything else in an import is the same for all kinds. */
export type RowRules<Stored extends StoredRecord, Body extends object> = {
  readonly object: ObjectType;
  readonly columns: ReadonlyMap<string, ImportColumn>;
  readonly extras: ExtrasCells;
  /** The schema of the fields, as in a save of the record. */
  readonly schema: z.ZodType<Body>;
  /** Columns whose cells count as empty, since a save of this record would clear them. */
  readonly ignored?: (sent: Readonly<Record<string, unknown>>, before: Stored | undefined) => readonly string[];
  readonly nameLookups: Readonly<Record<string, NameLookup<Stored>>>;
  /** The normal form in which values of each key column are compared; an id has none. */
  readonly normalKey: Readonly<Record<string, (text: string) => string>>;
  /** Existing records by each key column. */
  readonly indexes: Readonly<Record<string, KeyIndex>>;
  readonly rows: Parameters<typeof matchRow>[4];
  /** Finds the record of a row for which the keys find none; absent where only keys tell records apart. */
  readonly findRecord?: (row: ImportRow) => Match;
  /** Why a row that a key found is not about that record after all. */
  readonly contradiction?: (sent: Readonly<Record<string, unknown>>, before: Stored, key: string) => ImportIssue | null;
  readonly store: Parameters<typeof newIds>[0];
  /** Reads the records that the rows name, and everything else that planning needs. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stored>>;
  readonly isInScope: (before: Stored) => boolean;
  /** The values that no other row of the file may have, by column. */
  readonly identities: (body: Body) => [string, string | null][];
  /** Plans the change as a save of the record does; may throw an `AppError` with fields. */
  readonly plan: (change: RowChange<Stored, Body>, row: ImportRow) => PlannedChange<Stored>;
  /** Errors and warnings from a comparison with other records. */
  readonly comparisons: (value: Stored, id: number | null) => { errors: ImportIssue[]; warnings: ImportIssue[] };
  /** The fields that differ, with their former values. */
  readonly changedFields: (before: Stored, after: Stored) => readonly { field: string; old: unknown }[];
  readonly shownValue: (field: string, value: unknown) => ShownValue;
  readonly labelOf: (shown: Readonly<Record<string, ShownValue>>, before: Stored | undefined) => string;
};
