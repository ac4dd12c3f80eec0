import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { convertWord } from '#shared/contract/templates/convert-word.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { takeWord } from '#functions/platform/content/take-word.ts';
import { fileProblem } from '#shared/errors/file-problem.ts';
import { MB } from '#functions/platform/files/upload-rule.ts';

export type WordFile = {
  readonly bytes: Buffer;
  /** The input field that brought it. */
  readonly field: 'base64_word_file' | 'upload_id';
};

const INLINE_MAX_MB = 4;
const DATA_PREFIX = /^data:[^,]{0,200};base64,/;

const bytesOf = (base64: string): Buffer => {
  const bytes = Buffer.from(base64.replace(DATA_PREFIX, ''), 'base64');
  if (bytes.length <= INLINE_MAX_MB * MB) return bytes;
  throw fileProblem('file_too_large', 'base64_word_file', 'file_too_large', {
    detail: `The file is larger than ${INLINE_MAX_MB} MB: upload it and send its upload_id.`,
  });
};

/** The bytes of the Word file of a request. Throws for another ending, and where no file came. */
export const wordFileOf = async (
  actor: Actor,
  { extension, base64_word_file: base64, upload_id: uploadId }: EndpointInput<typeof convertWord>['body'],
): Promise<WordFile> => {
  if (!/^\.?docx$/i.test(extension.trim())) {
    throw fileProblem('unsupported_file', 'extension', 'file_wrong_ending', {
      detail: 'Only .docx files can be taken over. Open the file in Word and save it as .docx.',
    });
  }
  if (uploadId !== undefined) return { bytes: await takeWord(actor, uploadId), field: 'upload_id' };
  if (base64 === undefined || base64 === '')
    throw new AppError('form_invalid', { fields: [issue('base64_word_file', 'required')] });
  return { bytes: bytesOf(base64), field: 'base64_word_file' };
};
