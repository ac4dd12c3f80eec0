import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import archiver from 'archiver';
import { columnLetters } from './cell-text.ts';
import { toCell, type Cell, type CellStyles, type ColumnKind } from './to-cell.ts';
import { buildSkeleton, type SheetFrame, type WorkbookSkeleton } from './workbook-skeleton.ts';
import { workbookProblem } from './workbook-problem.ts';

export type SheetInput = SheetFrame & { rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]> };

export type WriteWorkbookInput = SheetInput & {
  /** The file to create or replace; it is removed when writing fails. */
  path: string;
  /** Sheets after the first one. */
  further?: readonly SheetInput[];
};

const SHEET_ROWS_MAX = 1_048_576;
/** Chunks are small, so that memory is freed before it counts as long-lived: 70 MB less at 100,000 rows. */
const CHUNK_CHARS = 32 * 1024;
/** Level 1 costs half the time of level 6 for a file a quarter larger. */
const ZIP_LEVEL = 1;

const toRow = (
  number: number,
  row: readonly Cell[],
  letters: readonly string[],
  kinds: readonly ColumnKind[],
  styles: CellStyles,
): string => {
  let xml = `<row r="${number}">`;
  for (let i = 0; i < kinds.length; i += 1) {
    const value = row[i];
    if (value !== undefined) xml += toCell(`${letters[i]}${number}`, value, kinds[i] ?? 'text', styles);
  }
  return `${xml}</row>`;
};

/** The XML of the sheet in chunks; returns the number of rows without the header. */
const sheetXml = async function* (
  { columns, rows }: SheetInput,
  sheet: WorkbookSkeleton['sheets'][number],
  { styles, headerStyle }: WorkbookSkeleton,
): AsyncGenerator<string, number, undefined> {
  const letters = columns.map((_, index) => columnLetters(index));
  const kinds = columns.map((column) => column.kind);
  const headers = columns.map((column) => column.header);
  const headerKinds = columns.map(() => 'text' as const);
  const headerStyles = { ...styles, text: headerStyle, quoted: headerStyle };
  let xml = sheet.head + toRow(1, headers, letters, headerKinds, headerStyles);
  let number = 1;
  for await (const row of rows) {
    number += 1;
    if (number > SHEET_ROWS_MAX) throw workbookProblem('too_many_rows', { limit: SHEET_ROWS_MAX - 1 });
    xml += toRow(number, row, letters, kinds, styles);
    if (xml.length > CHUNK_CHARS) {
      yield xml;
      xml = '';
    }
  }
  yield xml + sheet.tail.replace(/<autoFilter ref="([A-Z]+1:[A-Z]+)1"/, `<autoFilter ref="$1${number}"`);
  return number - 1;
};

/**
 * Writes an .xlsx, usually with one sheet: bold frozen header, filter, real dates and numbers, drop-downs for `allowed`. Memory
 * does not grow with the number of rows: exceljs makes every part except the rows, which stream into the archive as
 * they come.
 */
export const writeWorkbook = async (input: WriteWorkbookInput): Promise<{ rows: number }> => {
  const inputs = [input, ...(input.further ?? [])];
  const skeleton = await buildSkeleton(inputs);
  const archive = archiver('zip', { zlib: { level: ZIP_LEVEL } });
  const file = createWriteStream(input.path);
  const sheets: PassThrough[] = [];
  const written = finished(archive.pipe(file));
  // A failure of one stream must end the wait for the others.
  const failed = new Promise<never>((_, reject) => {
    archive.once('error', reject);
    written.catch(reject);
  });
  failed.catch(() => undefined);

  /** Streams the rows of one sheet into the archive; returns their number. */
  const writeSheet = async (sheetInput: SheetInput, part: WorkbookSkeleton['sheets'][number]): Promise<number> => {
    const sheet = new PassThrough({ highWaterMark: CHUNK_CHARS });
    sheets.push(sheet);
    archive.append(sheet, { name: part.name });
    const chunks = sheetXml(sheetInput, part, skeleton);
    let next = await chunks.next();
    while (next.done !== true) {
      if (!sheet.write(next.value)) await Promise.race([once(sheet, 'drain'), failed]);
      next = await chunks.next();
    }
    sheet.end();
    return next.value;
  };

  try {
    for (const { name, content } of skeleton.parts) archive.append(content, { name });
    let rows = 0;
    for (const [at, part] of skeleton.sheets.entries()) {
      const sheetInput = inputs[at];
      if (sheetInput) rows += await writeSheet(sheetInput, part);
    }
    await Promise.race([archive.finalize(), failed]);
    await written;
    return { rows };
  } catch (error) {
    written.catch(() => undefined);
    archive.abort();
    for (const sheet of sheets) sheet.destroy();
    file.destroy();
    await rm(input.path, { force: true });
    throw error;
  }
};
