import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Cell, ColumnKind } from '#functions/platform/excel/to-cell.ts';
import type { OpenExport } from '#functions/platform/runs/export-list.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';

type Texts = ReturnType<typeof personDataTexts>;
export type SectionName = keyof Texts['section'];
type ColumnName = keyof Texts['column'];

/** A column of a section; a cell of the column `file` is the path of a file beside the index. */
export type SectionColumn = { readonly key: string; readonly header: string; readonly kind: ColumnKind };

/** A file of a section, under its path in the archive. */
export type PackedFile = { readonly path: string; readonly read: () => Promise<Uint8Array | undefined> };

export type SectionContent = {
  readonly columns: readonly SectionColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly files?: readonly PackedFile[];
  /** How many of the latest rows are held, where there are more. */
  readonly cutAt?: number;
};

export type Section = SectionContent & { readonly name: SectionName };

/** Who reads about whom. */
export type PersonReader = { readonly actor: Actor; readonly person: Employee; readonly row: EmployeeRow };

/** One kind of data about people, with the right that its reader needs. */
export type PersonDataSource = {
  readonly name: SectionName;
  readonly permission: Permission;
  readonly read: (reader: PersonReader) => Promise<SectionContent>;
};

/** The column that names files of the archive. */
export const FILE_COLUMN = 'file';

/** Columns with headers of their own, by their kinds. */
export const columnsIn = (
  { actor }: PersonReader,
  kinds: Readonly<Partial<Record<ColumnName, ColumnKind>>>,
): SectionColumn[] => {
  const words = personDataTexts(actor.language).column;
  return Object.entries(kinds).map(([key, kind]) => ({ key, header: words[key as ColumnName], kind }));
};

/** What an export of a list holds; its columns go by their headers. */
export const contentOf = async ({ columns, rows }: OpenExport): Promise<SectionContent> => {
  const all: (readonly Cell[])[] = [];
  for await (const row of rows) all.push(row);
  return { columns: columns.map(({ header, kind }) => ({ key: header, header, kind })), rows: all };
};
