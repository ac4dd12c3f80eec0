import type * as z from 'zod';
import type { workbookSheet } from '#shared/contract/imports/read-workbook.ts';
import { AppError } from '#shared/errors/problem.ts';
import { importKinds, importOrder, type ImportName } from '#shared/kinds/import-kinds.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { OpenTable } from '#functions/platform/excel/table.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { readRememberedMapping } from './import-store.ts';
import { headerAmong, headOf, SHEETS_MAX, type KnownNames } from './read-layout.ts';
import { kindOfSheet, ownKinds } from './workbook-kinds.ts';

type Sheet = z.output<typeof workbookSheet>;
type Kind = { readonly name: ImportName; readonly known: KnownNames };

/** A sheet of another kind names a field or two by chance. */
const ENOUGH = 2;

const kindsOf = (actor: Actor): Promise<Kind[]> =>
  Promise.all(
    ownKinds(actor).map(async (name) => ({
      name,
      known: {
        columns: await columnsOfImport(importKinds[name], actor),
        remembered: await readRememberedMapping(actor.user_id, name),
      },
    })),
  );

/** How a sheet reads as one kind: the columns that mean a field, and whether a new record gets what it needs. */
const readAs = (head: Parameters<typeof headerAmong>[0], { name, known }: Kind) => {
  const found = headerAmong(head, known);
  const fields = new Set(found?.fields);
  const isWhole = known.columns.every(({ key, required }) => !required || fields.has(key));
  return { name, matched: fields.size, unmatched: found?.unmatched ?? [], columns: found?.width ?? 0, isWhole };
};

const recognise = async (table: OpenTable, sheet: string, kinds: readonly Kind[]): Promise<Sheet> => {
  const head = await headOf(table, sheet);
  const read = kinds.map((kind) => readAs(head, kind));
  const byName = kindOfSheet(
    sheet,
    kinds.map(({ name }) => name),
  );
  const named = read.find(({ name, matched }) => name === byName && matched > 0);
  const [best] = read.toSorted(
    (one, other) => Number(other.isWhole) - Number(one.isWhole) || other.matched - one.matched,
  );
  const chosen = named ?? (best && best.matched >= ENOUGH ? best : undefined);
  const { name: object = null, matched = 0, unmatched = [], columns = best?.columns ?? 0 } = chosen ?? {};
  return { sheet, object, columns, matched, unmatched, is_empty: head.length === 0 ? 1 : 0 };
};

const placeOf = ({ object }: Sheet): number => (object === null ? importOrder.length : importOrder.indexOf(object));

/** The visible sheets, each with the kind of import that it seems to be, in the order in which they are imported. */
export const recogniseSheets = async (actor: Actor, table: OpenTable): Promise<Sheet[]> => {
  if (table.sheets.length === 0)
    throw new AppError('unsupported_file', { detail: 'A text file has no sheets. Upload an Excel workbook (.xlsx).' });
  const kinds = await kindsOf(actor);
  const sheets: Sheet[] = [];
  for (const sheet of table.sheets.slice(0, SHEETS_MAX)) sheets.push(await recognise(table, sheet, kinds));
  return sheets
    .filter(({ is_empty: isEmpty }) => isEmpty === 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};
