import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportCell } from '#shared/imports/convert-cell.ts';
import type { ImportColumn, ImportColumnKind } from '#shared/imports/import-column.ts';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { isRowKeyHeader, readRowKey } from '#shared/imports/error-file-columns.ts';
import { openTable } from '#functions/platform/excel/open-table.ts';
import { plainText } from '#functions/platform/excel/plain-text.ts';
import type { OpenTable } from '#functions/platform/excel/table.ts';
import { toImportValue } from '#functions/platform/excel/import-value.ts';
import type { ReadCell } from '#functions/platform/excel/read-cell.ts';
import type { Cell, ColumnKind } from '#functions/platform/excel/to-cell.ts';
import { downloadTo } from '#functions/platform/files/objects.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';

/** Runs `work` with a path of its own in the temporary folder; the file is removed afterwards. */
export const withTemporaryFile = async <T>(work: (path: string) => Promise<T>): Promise<T> => {
  const path = join(tmpdir(), randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
};

/** Opens the uploaded file of an import for the time of `work`. */
export const withTable = <T>(
  file: { key: string; isText: boolean },
  work: (table: OpenTable, path: string) => Promise<T>,
): Promise<T> =>
  withTemporaryFile(async (path) => {
    await downloadTo(file.key, path);
    const table = await openTable(path, file.isText);
    try {
      return await work(table, path);
    } finally {
      table.close();
    }
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
const withoutWarning = (cell: ImportCell): ImportCell => {
  if ('error' in cell) return cell;
  const { warning: _, ...rest } = cell;
  return rest;
};

/** Reads the mapped cells of a row by column; empty cells are left out. */
export const rowReader = (headers: readonly string[], mapping: ImportMapping, columns: readonly ImportColumn[]) => {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const targets = headers.map((header) => {
    const key = mapping[header];
    return key === null || key === undefined ? undefined : byKey.get(key);
  });
  const keyAt = headers.findIndex(isRowKeyHeader);
  return (row: number, read: readonly ReadCell[]): ImportRow => {
    const cells: Record<string, ImportCell> = {};
    for (let at = 0; at < targets.length; at += 1) {
      const column = targets[at];
      const cell = read[at];
      if (!column || !cell || cell.kind === 'empty') continue;
      const value = toImportValue(cell, cellKinds[column.kind]);
      cells[column.key] = column.kind === 'text' ? value : withoutWarning(value);
    }
    const key = read[keyAt];
    const origins = key ? readRowKey(plainText(key)) : [];
    return { row, cells, ...(origins.length > 0 && { origins }) };
  };
};

/** A cell for the error file: numbers and dates stay what they are, everything else is text as it stands. */
export const originalCell = (cell: ReadCell): Cell => {
  if (cell.kind === 'number') return cell.value;
  if (cell.kind === 'date') return { date: cell.iso };
  return cell.kind === 'empty' ? null : plainText(cell);
};
