import type { ContentType } from '#shared/documents/document.ts';
import type { AppError } from '#shared/errors/problem.ts';
import { checkOfficeFile } from '#functions/platform/office/check-office-file.ts';
import { checkWord97 } from './check-word-97.ts';
import { isMail } from './is-mail.ts';
import { startsAs } from '#functions/platform/files/sniff.ts';
import { fileProblem } from '#shared/errors/file-problem.ts';

const wrongTypeError = (): AppError =>
  fileProblem('unsupported_file', 'file', 'file_wrong_content', { detail: 'The file is not what its name says.' });
const hiddenFileError = (): AppError =>
  fileProblem('forbidden_content', 'file', 'file_hides_another', {
    detail: 'The file holds another file inside itself.',
  });

const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');
const ZIP_END = Buffer.from('504b0506', 'hex');
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MAX = 65_535;
const SEARCHED_BYTES = 1024;

/** Some programs pad a PDF after its end mark, so readers look for the mark in the last kilobyte. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(-SEARCHED_BYTES).includes('%%EOF');

const isPng = (bytes: Buffer): boolean => bytes.toString('latin1', 12, 16) === 'IHDR';

/** Phones append more pictures and data of their own, so the end mark may stand anywhere. */
const isJpeg = (bytes: Buffer): boolean => bytes.lastIndexOf(JPEG_END) > 2;

const isWebp = (bytes: Buffer): boolean => bytes.readUInt32LE(4) + 8 <= bytes.length;

const UTF16_MARKS = ['fffe', 'feff'];

/**
 * UTF-8, a Western code page, or UTF-16 with its mark; no control characters, and nothing a browser takes for a page.
 */
const isText = (bytes: Buffer): boolean => {
  const isUtf16 = UTF16_MARKS.includes(bytes.toString('hex', 0, 2));
  if (!isUtf16 && bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d))
    return false;
  return !markupIn(isUtf16 ? Buffer.from(bytes.toString('latin1').replaceAll('\u0000', ''), 'latin1') : bytes);
};

const MARKUP = /<(?:!doctype|html|script|svg|iframe|body|\?php|\?xml-stylesheet)\b/i;

const markupIn = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('latin1', 0, SEARCHED_BYTES));

/** An archive is read from its end: a closing record whose comment reaches exactly to the end of the file. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT_MAX);
  for (let at = bytes.indexOf(ZIP_END, from); at >= 0; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_BYTES <= bytes.length && at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return true;
  }
  return false;
};

/** What follows the last chunk of a PNG, or the declared length of a WebP, is no part of the picture. */
const hasTail = (bytes: Buffer, type: ContentType): boolean => {
  if (type === 'image/png') return !bytes.subarray(-PNG_END.length).equals(PNG_END);
  if (type === 'image/webp') return bytes.readUInt32LE(4) + 8 + 1 < bytes.length;
  return false;
};

const isPolyglot = (bytes: Buffer, type: ContentType): boolean =>
  endsAsArchive(bytes) ||
  hasTail(bytes, type) ||
  markupIn(bytes) ||
  (type !== 'application/pdf' && bytes.subarray(0, SEARCHED_BYTES).includes('%PDF-'));

/** A picture of a phone: a box of brands first, one of which says HEIC, then the box that describes the picture. */
const isHeic = (bytes: Buffer): boolean => {
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), SEARCHED_BYTES));
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && bytes.subarray(0, SEARCHED_BYTES).includes('meta');
};

/** The checks of each type beyond its first bytes. */
const typeChecks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'application/pdf': isPdf,
  'image/png': isPng,
  'image/jpeg': isJpeg,
  'image/webp': isWebp,
  'image/heic': isHeic,
};

const textChecks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'text/plain': isText,
  'text/csv': isText,
  'message/rfc822': isMail,
};

/**
 * Compares the bytes with the declared type (docs/areas/files.md#uploads). Throws `unsupported_file` when they are
 * something else, `forbidden_content` when they are two things at once or hold macros; the field is `file`.
 */
export const checkContent = async (bytes: Buffer, type: ContentType): Promise<void> => {
  const matchesText = textChecks[type];
  if (matchesText) {
    if (!matchesText(bytes)) throw wrongTypeError();
    if (endsAsArchive(bytes)) throw hiddenFileError();
    return;
  }
  if (type === 'application/msword') {
    checkWord97(bytes);
    if (endsAsArchive(bytes)) throw hiddenFileError();
    return;
  }
  const matchesType = typeChecks[type];
  if (!matchesType) return checkOfficeFile(bytes, type);
  if (!startsAs(type, bytes) || !matchesType(bytes)) throw wrongTypeError();
  if (isPolyglot(bytes, type)) throw hiddenFileError();
};
