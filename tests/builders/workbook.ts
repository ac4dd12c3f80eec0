import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** `declaredSize` makes the archive lie about how large the part is. */
export type ZipPart = { name: string; content: string | Buffer; declaredSize?: number; isEncrypted?: boolean };

/** A zip archive, byte by byte: no library writes the wrong sizes and flags that the guard has to meet. */
export const aZip = (parts: readonly ZipPart[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize, isEncrypted } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const fileName = Buffer.from(name);
    // From "version needed" to the length of the extra field, the same in both headers.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800 + (isEncrypted === true ? 1 : 0), 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(0x5a21_0000, 6);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredSize ?? plain.length, 18);
    facts.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, fileName, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, fileName]));
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
};

/** `serial` is a number under a date format; `xml` is the whole `<c>` element (with its reference left to the reader). */
export type SheetCell =
  string | number | boolean | null | { formula: string; cached?: string } | { serial: number } | { xml: string };

export type WorkbookOptions = {
  rows: readonly (readonly SheetCell[])[];
  /** Ranges such as `A2:B3`. */
  merges?: readonly string[];
  date1904?: boolean;
  /** Names and states of further sheets; `before` puts them ahead of the sheet with the rows. */
  others?: readonly {
    name: string;
    state?: 'hidden' | 'veryHidden';
    before?: boolean;
    hasRows?: boolean;
    rows?: readonly (readonly SheetCell[])[];
  }[];
  /** Shared strings as `<si>` elements. */
  sharedStrings?: readonly string[];
  /** Added to the archive, or put in the place of a part of the same name. */
  parts?: readonly ZipPart[];
};

/** Cell styles of the built workbook: 1 and 3 are dates, 2 keeps text as typed, 4 is a number with a text in its format. */
export const CELL_STYLE = { date: 1, quoted: 2, customDate: 3, number: 4 } as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const letters = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letters(Math.floor(index / 26) - 1) + letters(index % 26);

const cellXml = (cell: SheetCell, reference: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('serial' in cell) return `<c r="${reference}" s="1"><v>${cell.serial}</v></c>`;
  if ('formula' in cell) return `<c r="${reference}"><f>${escapeXml(cell.formula)}</f><v>${cell.cached ?? 2}</v></c>`;
  return cell.xml.replace('<c', `<c r="${reference}"`);
};

const sheetXml = (rows: WorkbookOptions['rows'], merges: readonly string[]): string => {
  const rowsXml = rows.map(
    (row, y) => `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, `${letters(x)}${y + 1}`)).join('')}</row>`,
  );
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const mergeXml = merged === '' ? '' : `<mergeCells count="${merges.length}">${merged}</mergeCells>`;
  return `${declaration}<worksheet xmlns="${main}"><sheetData>${rowsXml.join('')}</sheetData>${mergeXml}</worksheet>`;
};

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="170" formatCode="[$-813]d\\ mmm\\ yyyy;@"/><numFmt numFmtId="171" formatCode="[Red]#,##0.00&quot; days&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="49" quotePrefix="1"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;

/** The parts of a small, valid workbook; `aZip` packs them. */
export const workbookParts = (options: WorkbookOptions): ZipPart[] => {
  const { rows, merges = [], date1904 = false, others = [], sharedStrings = [], parts = [] } = options;
  const sheets = [
    ...others.filter((other) => other.before === true),
    { name: 'Fleet', isMain: true },
    ...others.filter((other) => other.before !== true),
  ].map((sheet, index) => ({
    state: 'visible',
    isMain: false,
    hasRows: false,
    rows: undefined as WorkbookOptions['rows'] | undefined,
    ...sheet,
    number: index + 1,
  }));
  const list = sheets.map(
    ({ name, state, number }) =>
      `<sheet name="${escapeXml(name)}" sheetId="${number}" state="${state}" r:id="rId${number}"/>`,
  );
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationNs}/${type}" Target="${target}"/>`;
  const relations = (content: string) =>
    `${declaration}<Relationships xmlns="${packageNs}/relationships">${content}</Relationships>`;
  const sheetRelations = sheets.map(({ number }) =>
    relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
  );
  const built: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="${packageNs}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${relationNs}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        sheetRelations.join('') +
          relation('rId901', 'styles', 'styles.xml') +
          relation('rId902', 'sharedStrings', '/xl/sharedStrings.xml'),
      ),
    },
    { name: 'xl/styles.xml', content: stylesXml },
    { name: 'xl/sharedStrings.xml', content: `${declaration}<sst xmlns="${main}">${sharedStrings.join('')}</sst>` },
    ...sheets.map(({ number, isMain, hasRows, rows: own }) => ({
      name: `xl/worksheets/sheet${number}.xml`,
      content: isMain ? sheetXml(rows, merges) : sheetXml(own ?? (hasRows ? [['Other'], ['x']] : []), []),
    })),
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return [...built.filter(({ name }) => !replaced.has(name)), ...parts];
};

export const aWorkbook = (options: WorkbookOptions): Buffer => aZip(workbookParts(options));

/**
 * A folder for the files of one test file: `path(name)` names a file, `write` also fills it, `remove` deletes the
 * folder.
 */
export const aTemporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'workbook-'));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write: (name: string, content: Buffer): string => {
      writeFileSync(path(name), content);
      return path(name);
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};
