import { headerIn, valueIn, type ImportColumn, type ImportColumnKind } from '#shared/imports/import-column.ts';
import type { ImportKind, SampleValue } from '#shared/imports/import-kind.ts';
import { importKinds, type ImportName } from '#shared/kinds/import-kinds.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Language } from '#shared/values/language.ts';
import { fileTexts } from '#functions/platform/texts/files.ts';
import type { ColumnKind } from '#functions/platform/excel/to-cell.ts';
import type { SheetInput } from '#functions/platform/excel/write-workbook.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { allowedValues } from './allowed-values.ts';
import { sheetNameOf } from './workbook-kinds.ts';

const cellKinds: Partial<Record<ImportColumnKind, ColumnKind>> = {
  integer: 'integer',
  number: 'number',
  money: 'money',
  date: 'date',
};

/** A value of a sample row: an example has its own text, a code the word of the list. */
const sampleIn = (column: ImportColumn, value: SampleValue | undefined, language: Language): string | number | null => {
  const { flag, sample } = fileTexts(language);
  if (typeof value === 'object') return sample[value.example];
  if (column.kind === 'flag' && value !== undefined) return value === 1 ? flag[1] : flag[0];
  return typeof value === 'string' ? valueIn(column, value, language) : (value ?? null);
};

const dropDown = (allowed: string[] | undefined) => (allowed ? { allowed } : {});

/** The sheet of a template: headers, sample rows and drop-downs of allowed values. */
export const templateSheet = async (name: ImportName, actor: Actor): Promise<SheetInput> => {
  const { language } = actor;
  const kind: ImportKind = importKinds[name];
  // An id means an existing record, so an empty template has no use for it.
  const columns = (await columnsOfImport(kind, actor)).filter(({ key, splitInto }) => key !== 'id' && !splitInto);
  return {
    sheetName: sheetNameOf(name, language),
    columns: columns.map((column) => ({
      header: headerIn(column, language),
      kind: cellKinds[column.kind] ?? 'text',
      ...dropDown(allowedValues(column, language)),
    })),
    rows: kind.samples.map((sample) => columns.map((column) => sampleIn(column, sample[column.key], language))),
  };
};
