import type { ContentType } from '#shared/documents/document.ts';
import { fileProblem } from '#shared/errors/file-problem.ts';
import { RATIO_FROM_BYTES, RATIO_MAX, UNPACKED_MAX_BYTES } from './archive-limits.ts';
import { openZipBuffer, readWholePart, type Zip } from './open-zip.ts';

const ZIP_HEAD = Buffer.from('504b0304', 'hex');
const CONTENT_TYPES_MAX = 1024 * 1024;

const mainType = (type: ContentType): RegExp => {
  if (type.includes('wordprocessingml')) return /wordprocessingml\.(?:document|template)\.main\+xml/i;
  if (type.includes('presentationml')) return /presentationml\.(?:presentation|slideshow|template)\.main\+xml/i;
  return /spreadsheetml\.(?:sheet|template)\.main\+xml/i;
};

const wrongTypeError = (field: string) =>
  fileProblem('unsupported_file', field, 'file_wrong_content', { detail: 'The file is not what its name says.' });

const open = (bytes: Buffer, field: string): Promise<Zip> =>
  openZipBuffer(bytes).catch(() => {
    throw wrongTypeError(field);
  });

const isBomb = (zip: Zip, packed: number): boolean => {
  const total = zip.entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  return total > UNPACKED_MAX_BYTES || (total > RATIO_FROM_BYTES && total > RATIO_MAX * packed);
};

/**
 * Checks a Word, Excel or PowerPoint file by its parts, not by its ending. Throws for an older or encrypted format, the file of
 * another program, macros, and a file that unpacks to far more than its size.
 */
export const checkOfficeFile = async (bytes: Buffer, type: ContentType, field = 'file'): Promise<void> => {
  if (!bytes.subarray(0, 4).equals(ZIP_HEAD)) throw wrongTypeError(field);
  const zip = await open(bytes, field);
  try {
    const part = zip.part('[Content_Types].xml');
    if (!part || part.uncompressedSize > CONTENT_TYPES_MAX || zip.entries.some((entry) => entry.isEncrypted()))
      throw wrongTypeError(field);
    if (isBomb(zip, bytes.length)) {
      throw fileProblem('forbidden_content', field, 'file_hides_another', {
        detail: 'The file unpacks to far more than it is.',
      });
    }
    const declared = await readWholePart(zip, part).catch(() => {
      throw wrongTypeError(field);
    });
    const text = declared.toString('utf8');
    if (
      /macroEnabled|vbaProject/i.test(text) ||
      zip.entries.some(({ fileName }) => /vbaproject[^/]*\.bin$/i.test(fileName))
    ) {
      throw fileProblem('forbidden_content', field, 'file_has_macros', {
        detail: 'Files with macros are not accepted.',
      });
    }
    if (!mainType(type).test(text)) throw wrongTypeError(field);
  } finally {
    zip.file.close();
  }
};
