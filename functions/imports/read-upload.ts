import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn, ImportColumnKind } from '#shared/imports/import-column.ts';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { toDmy } from '#shared/values/dates.ts';
import { toImportValue } from '#functions/platform/excel/import-value.ts';
import type { ReadCell } from '#functions/platform/excel/read-cell.ts';
import type { ColumnKind } from '#functions/platform/excel/to-cell.ts';
import { downloadTo } from '#functions/platform/files/objects.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';

/** Runs `work` with a path of its own in the temporary folder; the file is removed afterwards. */
export const withTemporaryFile = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
  const path = join(tmpdir(), `${randomUUID()}.xlsx`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

export const withWorkbook = <T>(key: string, work: (path: string) => Promise<T>): Promise<T> =>
  withTemporaryFile(async (path) => {
    await downloadTo(key, path);
    return work(path);
  });

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

const cellKinds: Record<ImportColumnKind, ColumnKind> = {
  text: 'text',
  number: 'number',
  integer: 'integer',
  money: 'money',
  date: 'date',
  flag: 'flag',
  enum: 'text',
  person: 'text',
  list: 'text',
};

/** Drops the warning about a number's lost form, which matters only in columns of text. */
const withoutWarning = (cell: ImportCell): ImportCell => ('error' in cell ? cell : { value: cell.value });

/** Reads the mapped cells of a row by column; empty cells are left out. */
export const rowReader = (headers: readonly string[], mapping: ImportMapping, columns: readonly ImportColumn[]) => {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const targets = headers.map((header) => {
    const key = mapping[header];
    return key === null || key === undefined ? undefined : byKey.get(key);
  });
  return (row: number, read: readonly ReadCell[]): ImportRow => {
    const cells: Record<string, ImportCell> = {};
    for (let at = 0; at < targets.length; at += 1) {
      const column = targets[at];
      const cell = read[at];
      if (!column || !cell || cell.kind === 'empty') continue;
      const value = toImportValue(cell, cellKinds[column.kind]);
      cells[column.key] = column.kind === 'text' ? value : withoutWarning(value);
    }
    return { row, cells };
  };
};

/** How a cell looks in the file, for samples, wrong cells and the error file. */
export const plainCell = (cell: ReadCell): string | number | null => {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number') return cell.value;
  return cell.kind === 'date' ? toDmy(cell.iso) : null;
};
