import { fileProblem } from '#shared/errors/file-problem.ts';

/** The compound files of Office before 2007 begin so, whatever the program. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A header and one sector. */
const LEAST_BYTES = 1024;

/** Names of streams stand in the directory of the file as UTF-16. */
const streamName = (name: string): Buffer => Buffer.from(name, 'utf16le');
const DOCUMENT = streamName('WordDocument');
const MACROS = streamName('_VBA_PROJECT');
/** A file of any kind that somebody packed into the document, to be started by a double click. */
const PACKED_FILE = streamName('\u0001Ole10Native');

/**
 * Checks a Word file of before 2007 by the streams it holds. Throws for another kind of file, for macros, and for one
 * that holds packed files.
 */
export const checkWord97 = (bytes: Buffer): void => {
  const isCompound = bytes.length >= LEAST_BYTES && bytes.subarray(0, COMPOUND.length).equals(COMPOUND);
  if (!isCompound || !bytes.includes(DOCUMENT))
    throw fileProblem('unsupported_file', 'file', 'file_wrong_content', {
      detail: 'The file is not what its name says.',
    });
  if (bytes.includes(MACROS))
    throw fileProblem('forbidden_content', 'file', 'file_has_macros', {
      detail: 'Files with macros are not accepted.',
    });
  if (bytes.includes(PACKED_FILE))
    throw fileProblem('forbidden_content', 'file', 'file_hides_another', {
      detail: 'The file holds another file inside itself.',
    });
};
