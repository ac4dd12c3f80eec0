import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { deleteObject, readBytes } from '#functions/platform/files/objects.ts';
import { consumeUpload, takeUpload } from '#functions/platform/files/uploads.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { CONTENTS } from './content-store.ts';
import { contentRule } from './content-upload.ts';
import { storeImage } from './store-image.ts';

const imageError = (): AppError => {
  const found = issue('upload_id', 'not_a_picture');
  return new AppError('unsupported_file', { fields: [found], detail: found.message });
};

/** Takes an uploaded picture into the folder of pictures of texts; the writes use the upload up. */
export const takeImage = async (
  actor: Actor,
  uploadId: string,
): Promise<{ readonly fileId: string; readonly writes: readonly Write[] }> => {
  const arrived = `${CONTENTS}arrived/${uploadId}`;
  const { content_type: type } = await takeUpload(actor, uploadId, contentRule, arrived);
  if (type !== 'image/png' && type !== 'image/jpeg') throw imageError();
  const { bytes } = await readBytes(arrived);
  const fileId = await storeImage(bytes, type);
  await deleteObject(arrived);
  if (fileId === undefined) throw imageError();
  return { fileId, writes: [consumeUpload(uploadId, imageError)] };
};
