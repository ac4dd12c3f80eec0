import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Column } from '#shared/list/column.ts';
import type { exportQuery } from '#shared/list/list-query.ts';
import type { PeekedRows } from '#shared/list/row-store.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { Language } from '#shared/values/language.ts';
import { chosenColumns, workbookColumns, workbookRows, type Texts } from '#functions/platform/runs/export-columns.ts';
import type { Exporter } from '#functions/platform/runs/export-list.ts';
import { sheetOfToday, type SheetName } from '#functions/platform/files/file-names.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import { fileHeaders } from './file-headers.ts';

type Query = z.output<typeof exportQuery>;
type Columns<Row> = readonly Column<Row>[];

type Options<Row> = {
  /** The name of the export, which is stored with a run. */
  name: string;
  /** The kind of records, whose headers the file takes from the template; absent for a list of anything else. */
  object?: ObjectType;
  permission: Permission;
  leaves?: Permission;
  /** The name of the sheet, with which the file name begins: `fleet-2026-11-21.xlsx`. */
  sheet: SheetName;
  /** The texts of the column labels, by language. */
  texts: (language: Language) => Texts;
  /** The rows of the list in its order, and the columns that the actor may see. */
  matching: (actor: Actor, query: Query) => Promise<{ rows: PeekedRows<Row>; columns: Columns<Row> }>;
  /** Replaces columns of the list, so that the file can be imported again. */
  importable?: (columns: Columns<Row>, language: Language) => Columns<Row>;
};

const NO_HEADERS: ReadonlyMap<string, string> = new Map();

/** Whether the query leaves out rows; archived ones are a list of their own. */
const isFiltered = ({ search_term: search, segment_id: segment, filters, ids }: Query): boolean =>
  ids !== undefined || search.trim() !== '' || filters !== undefined || !['all', 'archived'].includes(segment);

/** The export of a list with its present filter, sort and columns. */
export const listExport = <Row extends { readonly id: number }>({
  name,
  permission,
  leaves,
  importable,
  ...list
}: Options<Row>): Exporter<Query> => ({
  name,
  permission,
  leaves,
  open: async (actor, query) => {
    const { rows: matching, columns } = await list.matching(actor, query);
    const ids = query.ids === undefined ? undefined : new Set(query.ids.split(',').map(Number));
    const rows = ids ? [...matching].filter(({ id }) => ids.has(id)) : matching;
    const requested = chosenColumns(query.columns, columns);
    const chosen = importable ? importable(requested, actor.language) : requested;
    const words = { list: list.texts(actor.language), file: fileTexts(actor.language) };
    const headers = list.object ? await fileHeaders(actor, list.object, chosen) : NO_HEADERS;
    return {
      ...sheetOfToday(list.sheet, actor.language),
      columns: workbookColumns(chosen, words, headers),
      rows: workbookRows(rows, chosen, words),
      count: rows.length,
      isFiltered: isFiltered(query),
    };
  },
});
