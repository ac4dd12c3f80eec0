import { open, stat } from 'node:fs/promises';
import type { Entry } from 'yauzl';
import { RATIO_FROM_BYTES, RATIO_MAX, UNPACKED_MAX_BYTES } from '#functions/platform/office/archive-limits.ts';
import { openZip, readPart, type Zip } from '#functions/platform/office/open-zip.ts';
import { ENTRIES_MAX, FILE_MAX_BYTES } from './limits.ts';
import { attribute, parseXml } from './parse-xml.ts';
import { workbookProblem } from './workbook-problem.ts';

const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_MAGIC = Buffer.from('504b0304', 'hex');
const FORBIDDEN_MARKUP = ['<!DOCTYPE', '<!ENTITY'].map((mark) => Buffer.from(mark));
const LONGEST_MARK = 9;

const checkFile = async (path: string): Promise<number> => {
  const { size } = await stat(path);
  if (size > FILE_MAX_BYTES) throw workbookProblem('file_too_large', { limit: FILE_MAX_BYTES });
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    if (buffer.equals(OLE_MAGIC)) throw workbookProblem('old_or_encrypted');
    if (!buffer.subarray(0, 4).equals(ZIP_MAGIC)) throw workbookProblem('not_a_workbook');
  } finally {
    await handle.close();
  }
  return size;
};

const checkDeclaredSizes = (entries: readonly Entry[], fileSize: number): void => {
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > UNPACKED_MAX_BYTES) throw workbookProblem('unpacked_size', { limit: UNPACKED_MAX_BYTES });
  const isBomb = (unpacked: number, packed: number) => unpacked > RATIO_FROM_BYTES && unpacked > RATIO_MAX * packed;
  if (isBomb(total, fileSize) || entries.some((entry) => isBomb(entry.uncompressedSize, entry.compressedSize))) {
    throw workbookProblem('compression_ratio', { limit: RATIO_MAX });
  }
};

const checkNames = (zip: Zip): void => {
  if (zip.entries.some((entry) => entry.isEncrypted())) throw workbookProblem('old_or_encrypted');
  const names = zip.entries.map((entry) => entry.fileName.toLowerCase());
  if (names.some((name) => /(^|\/)vbaproject[^/]*\.bin$/.test(name))) throw workbookProblem('macro');
  if (names.some((name) => name.includes('externallinks/'))) throw workbookProblem('external_link');
  if (zip.part('[Content_Types].xml') === undefined || zip.part('_rels/.rels') === undefined) {
    throw workbookProblem('not_a_workbook');
  }
};

/** Unpacks a part without keeping it, which checks its declared size, and looks for markup that no workbook needs. */
const checkContent = async (zip: Zip, entry: Entry): Promise<void> => {
  const isXml = /\.(xml|rels|vml)$/i.test(entry.fileName);
  let tail: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of readPart(zip, entry)) {
    if (!isXml) continue;
    // UTF-16 would hide the marks below from a search in bytes; Excel writes UTF-8 only.
    if (isFirst && chunk.subarray(0, 4).some((byte) => byte === 0 || byte >= 0xfe)) throw workbookProblem('damaged');
    isFirst = false;
    const seam = Buffer.concat([tail, chunk.subarray(0, LONGEST_MARK)]);
    if (FORBIDDEN_MARKUP.some((mark) => chunk.includes(mark) || seam.includes(mark))) {
      throw workbookProblem('document_type');
    }
    tail = Buffer.concat([tail, chunk.subarray(-LONGEST_MARK)]).subarray(-LONGEST_MARK);
  }
};

const MACRO_TYPE = /macroEnabled|vbaProject/i;
const WORKBOOK_TYPE = /spreadsheetml\.(sheet|template)\.main\+xml$/i;

/** A renamed .xlsm keeps its content type; a document of another program has no workbook part. */
const checkContentTypes = async (zip: Zip): Promise<void> => {
  const part = zip.part('[Content_Types].xml');
  if (part === undefined) throw workbookProblem('not_a_workbook');
  const types: string[] = [];
  const onOpen = (_: string, attributes: Record<string, string>) => types.push(attributes['ContentType'] ?? '');
  for await (const _ of parseXml(readPart(zip, part), { open: onOpen }));
  if (types.some((type) => MACRO_TYPE.test(type))) throw workbookProblem('macro');
  if (!types.some((type) => WORKBOOK_TYPE.test(type))) throw workbookProblem('not_a_workbook');
};

/** A web address behind a cell is harmless; any other target outside the file is not. */
const checkRelations = async (zip: Zip, entry: Entry): Promise<void> => {
  const onOpen = (_: string, attributes: Record<string, string>) => {
    if (!/^external$/i.test(attribute(attributes, 'TargetMode') ?? '')) return;
    if (attribute(attributes, 'Type')?.endsWith('/hyperlink') !== true) throw workbookProblem('external_link');
  };
  for await (const _ of parseXml(readPart(zip, entry), { open: onOpen }));
};

/**
 * Refuses an uploaded file before anything parses it (docs/areas/files.md#workbook-limits): `file_too_large` (413),
 * `unsupported_file` (415), `file_too_large_unpacked`, `forbidden_content` (422); the extras hold the `reason`.
 * Bounded in time and memory by the 400 MB that the parts may declare.
 */
export const guardWorkbook = async (path: string): Promise<void> => {
  const size = await checkFile(path);
  const zip = await openZip(path, ENTRIES_MAX);
  try {
    checkDeclaredSizes(zip.entries, size);
    checkNames(zip);
    for (const entry of zip.entries) await checkContent(zip, entry);
    await checkContentTypes(zip);
    for (const entry of zip.entries.filter(({ fileName }) => fileName.endsWith('.rels')))
      await checkRelations(zip, entry);
  } finally {
    zip.file.close();
  }
};
