import type { Actor } from '#shared/permissions/actor.ts';
import { fileProblem } from '#shared/errors/file-problem.ts';
import { deleteObject, readBytes } from '#functions/platform/files/objects.ts';
import { takeUpload } from '#functions/platform/files/uploads.ts';
import { CONTENTS } from './content-store.ts';
import { contentRule, WORD_TYPE } from './content-upload.ts';

/** The bytes of an uploaded Word file. The upload is not used up: after fields are mapped it is taken over once more. */
export const takeWord = async (actor: Actor, uploadId: string): Promise<Buffer> => {
  const arrived = `${CONTENTS}arrived/${uploadId}`;
  const { content_type: type } = await takeUpload(actor, uploadId, contentRule, arrived);
  const { bytes } = await readBytes(arrived);
  await deleteObject(arrived);
  if (type === WORD_TYPE) return bytes;
  throw fileProblem('unsupported_file', 'upload_id', 'file_wrong_content', { detail: 'The file is no Word file.' });
};
