import { fileProblem } from '#shared/errors/file-problem.ts';
import { checkOfficeFile } from '#functions/platform/office/check-office-file.ts';
import { openZipBuffer, readWholePart, type Zip } from '#functions/platform/office/open-zip.ts';
import { WORD_TYPE } from './content-upload.ts';

const OLE_HEAD = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The largest part of text: it is read into a tree of a hundred times its size, and 50 pages have less than 1 MB. */
const TEXT_PART_MAX = 3 * 1024 * 1024;
/** The most names of elements and styles: Word itself has a few hundred, and mammoth compares each one with all. */
const NAMES_MAX = 500;
const PICTURE_MAX = 20 * 1024 * 1024;

const tooLongError = (field: string) =>
  fileProblem('file_too_large', field, 'file_too_large', {
    detail: 'The text of the file is too long for a template. Split it into several files.',
  });

export const damagedError = (field: string) =>
  fileProblem('unsupported_file', field, 'file_wrong_content', {
    detail: 'The file is damaged. Open it in Word, save it again as .docx and try once more.',
  });

const oldFormatError = (field: string) =>
  fileProblem('unsupported_file', field, 'file_wrong_content', {
    detail:
      'The file is an old .doc or is protected by a password. Open it in Word, save it as .docx without a password and import that file.',
  });

/** The parts of a Word file in the shape that mammoth asks for. */
export type WordParts = {
  exists(name: string): boolean;
  read(name: string): Promise<Buffer>;
  read(name: string, encoding: string): Promise<string>;
};

export type WordArchive = {
  readonly parts: WordParts;
  readonly names: readonly string[];
  close(): void;
};

const isText = (name: string): boolean => /\.(xml|rels)$/i.test(name);

const ELEMENT = /<([\w:.-]{1,80})/g;
const STYLE = /<(?:[\w.-]{1,40}:)?(?:p|r|tbl)Style\b([^>]{0,300})/g;

const hasTooManyNames = (xml: string): boolean =>
  [ELEMENT, STYLE].some((pattern) => {
    const names = new Set<string>();
    for (const [, name = ''] of xml.matchAll(pattern)) if (names.add(name).size > NAMES_MAX) return true;
    return false;
  });

/** Mammoth leaves out the text of simple fields, such as «Address»; without their element it is ordinary text. */
const withoutSimpleFields = (xml: string): string => xml.replace(/<\/?w:fldSimple\b[^>]*>/g, '');

const readPart = async (zip: Zip, name: string, field: string): Promise<Buffer> => {
  const entry = zip.part(name);
  if (!entry) throw new Error(`The file has no part ${name}.`);
  if (isText(name) && entry.uncompressedSize > TEXT_PART_MAX) throw tooLongError(field);
  if (entry.uncompressedSize > PICTURE_MAX) throw new Error('A picture of the file is too large.');
  const bytes = await readWholePart(zip, entry).catch(() => {
    throw damagedError(field);
  });
  if (!isText(name)) return bytes;
  const xml = bytes.toString('utf8');
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY') || bytes.includes(0)) throw damagedError(field);
  if (hasTooManyNames(xml)) throw damagedError(field);
  return name.toLowerCase() === 'word/document.xml' ? Buffer.from(withoutSimpleFields(xml)) : bytes;
};

/**
 * Opens a Word file after its sizes, its parts and its type were checked (docs/areas/templates.md#word). Throws for a
 * .doc, a file with a password, macros, and a file that unpacks to far more than its size.
 */
export const openWord = async (bytes: Buffer, field: string): Promise<WordArchive> => {
  if (bytes.subarray(0, OLE_HEAD.length).equals(OLE_HEAD)) throw oldFormatError(field);
  await checkOfficeFile(bytes, WORD_TYPE, field);
  const zip = await openZipBuffer(bytes).catch(() => {
    throw damagedError(field);
  });
  async function read(name: string): Promise<Buffer>;
  async function read(name: string, encoding: string): Promise<string>;
  async function read(name: string, encoding?: string): Promise<Buffer | string> {
    const part = await readPart(zip, name, field);
    if (encoding === undefined) return part;
    return part.toString(encoding === 'base64' ? 'base64' : 'utf8');
  }
  return {
    parts: { exists: (name) => zip.part(name) !== undefined, read },
    names: zip.entries.map(({ fileName }) => fileName),
    close: () => zip.file.close(),
  };
};
