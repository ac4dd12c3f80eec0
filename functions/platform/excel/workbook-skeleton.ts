import Workbook from 'exceljs/lib/doc/workbook.js';
import type { Worksheet } from 'exceljs';
import { keysOf } from '#shared/values/keys-of.ts';
import { columnLetters } from './cell-text.ts';
import { ROWS_MAX } from './limits.ts';
import { openZipBuffer, readWholePart } from '#functions/platform/office/open-zip.ts';
import type { CellStyles, ColumnKind } from './to-cell.ts';

export type WorkbookColumn = {
  header: string;
  kind: ColumnKind;
  /** The width in characters; by default it follows from header and kind. */
  width?: number;
  /** The values of a drop-down list. */
  allowed?: readonly string[];
};

/** The name and the columns of a sheet. */
export type SheetFrame = { sheetName: string; columns: readonly WorkbookColumn[] };

/** A workbook without its rows, which belong between `head` and `tail` of their sheet. */
export type WorkbookSkeleton = {
  parts: { name: string; content: Buffer }[];
  sheets: { name: string; head: string; tail: string }[];
  styles: CellStyles;
  headerStyle: number;
};

const formats: Record<ColumnKind, string> = {
  // The text format keeps what people type (`1-JAN-123`, `007`) as text.
  text: '@',
  number: 'General',
  integer: '0',
  money: '#,##0.00',
  date: 'dd/mm/yyyy',
  flag: 'General',
};
const kinds = keysOf(formats);

const sheetPart = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`;
/** Drop-downs reach as far as an import reads. */
const LAST_ROW = ROWS_MAX + 1;
const INLINE_LIST_MAX = 255;

const sheetTitle = (name: string): string =>
  name
    .replace(/[[\]:*?/\\\s]+/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim() || 'Sheet';

const addDropDowns = (
  workbook: InstanceType<typeof Workbook>,
  sheet: Worksheet,
  columns: readonly WorkbookColumn[],
  /** The number of columns of the sheets before, whose lists stand before these. */
  before: number,
) => {
  columns.forEach(({ allowed }, index) => {
    if (allowed === undefined || allowed.length === 0) return;
    const inline = `"${allowed.join(',').replaceAll('"', '""')}"`;
    let formula = inline;
    // A list inside the formula cannot hold a comma or more than 255 characters; other lists need a sheet.
    if (inline.length > INLINE_LIST_MAX || allowed.some((value) => value.includes(','))) {
      const lists = workbook.getWorksheet('Lists') ?? workbook.addWorksheet('Lists', { state: 'veryHidden' });
      allowed.forEach((value, row) => {
        lists.getCell(row + 1, before + index + 1).value = value;
      });
      const letters = columnLetters(before + index);
      formula = `Lists!$${letters}$1:$${letters}$${allowed.length}`;
    }
    const range = `${columnLetters(index)}2:${columnLetters(index)}${LAST_ROW}`;
    validations(sheet).add(range, { type: 'list', allowBlank: true, showErrorMessage: true, formulae: [formula] });
  });
};

// why: exceljs 4.4.0 has the whole-range form of data validation but leaves it out of its types.
const validations = (sheet: Worksheet) =>
  (sheet as unknown as { dataValidations: { add: (range: string, rule: object) => void } }).dataValidations;

const addSheet = (workbook: InstanceType<typeof Workbook>, { sheetName, columns }: SheetFrame): Worksheet => {
  const title = sheetTitle(sheetName);
  const sheet = workbook.addWorksheet(title === 'Lists' ? 'Lists 1' : title, {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  columns.forEach(({ header, kind, width }, index) => {
    const column = sheet.getColumn(index + 1);
    column.width = width ?? Math.max(header.length + 4, kind === 'text' ? 18 : 12);
    if (formats[kind] !== 'General') column.numFmt = formats[kind];
  });
  kinds.forEach((kind, index) => {
    const cell = sheet.getCell(2, index + 1);
    cell.value = 1;
    cell.style = { numFmt: formats[kind] };
  });
  const header = sheet.getCell(3, 1);
  header.value = 1;
  header.style = { font: { bold: true, name: 'Calibri', size: 11, family: 2 }, numFmt: '@' };
  sheet.autoFilter = `A1:${columnLetters(Math.max(columns.length, 1) - 1)}1`;
  return sheet;
};

/** A workbook made by exceljs with one sample row in each sheet, from which the number of each cell style is read. */
const buildSample = async (frames: readonly SheetFrame[]): Promise<Buffer> => {
  const workbook = new Workbook();
  // The sheet of lists comes after all others, whose parts are numbered by their place.
  const sheets = frames.map((frame) => addSheet(workbook, frame));
  let before = 0;
  frames.forEach(({ columns }, at) => {
    const sheet = sheets[at];
    if (sheet) addDropDowns(workbook, sheet, columns, before);
    before += columns.length;
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const styleOf = (sheetXml: string, reference: string): number =>
  Number(/ s="(\d+)"/.exec(sheetXml.split(`<c r="${reference}"`)[1]?.split('>')[0] ?? '')?.[1] ?? 0);

/**
 * Adds a style that exceljs cannot write: text that Excel keeps as typed (`quotePrefix`;
 * docs/areas/files.md#export).
 */
const addQuotedStyle = (stylesXml: string): { xml: string; quoted: number } => {
  const count = Number(/<cellXfs count="(\d+)"/.exec(stylesXml)?.[1]);
  const quotedStyle =
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>';
  const xml = stylesXml
    .replace(`<cellXfs count="${count}"`, `<cellXfs count="${count + 1}"`)
    .replace('</cellXfs>', quotedStyle);
  return { xml, quoted: count };
};

const betweenRows = (name: string, xml: string) => {
  const bare = xml.replace(/<dimension [^>]*\/>/, '');
  return {
    name,
    head: bare.slice(0, bare.indexOf('<sheetData>') + '<sheetData>'.length),
    tail: bare.slice(bare.indexOf('</sheetData>')),
  };
};

export const buildSkeleton = async (frames: readonly SheetFrame[]): Promise<WorkbookSkeleton> => {
  const zip = await openZipBuffer(await buildSample(frames));
  const parts: WorkbookSkeleton['parts'] = [];
  const names = frames.map((_, at) => sheetPart(at));
  const sheets = new Map<string, string>();
  let quoted = 0;
  for (const entry of zip.entries) {
    if (entry.fileName.endsWith('/')) continue;
    const content = await readWholePart(zip, entry);
    if (names.includes(entry.fileName)) {
      sheets.set(entry.fileName, content.toString('utf8'));
    } else if (entry.fileName === 'xl/styles.xml') {
      const styles = addQuotedStyle(content.toString('utf8'));
      quoted = styles.quoted;
      parts.push({ name: entry.fileName, content: Buffer.from(styles.xml) });
    } else {
      parts.push({ name: entry.fileName, content });
    }
  }
  zip.file.close();
  const first = sheets.get(sheetPart(0)) ?? '';
  const styles = Object.fromEntries(kinds.map((kind, index) => [kind, styleOf(first, `${columnLetters(index)}2`)]));
  return {
    parts,
    sheets: names.map((name) => betweenRows(name, sheets.get(name) ?? '')),
    styles: { ...(styles as Record<ColumnKind, number>), quoted },
    headerStyle: styleOf(first, 'A3'),
  };
};
