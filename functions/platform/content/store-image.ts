import { createHash } from 'node:crypto';
import { putBytes } from '#functions/platform/files/objects.ts';
import { startsAs } from '#functions/platform/files/sniff.ts';
import type { ImageType } from './clean-content.ts';
import { imageKey } from './images.ts';
import { shrinkImage } from './shrink-image.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * Keeps a picture of a text, made smaller where it is large, and answers the id of its file; undefined for bytes that
 * are no picture of this type.
 */
export const storeImage = async (bytes: Uint8Array, type: ImageType): Promise<string | undefined> => {
  const sent = Buffer.from(bytes);
  const kept = startsAs(type, sent) ? shrinkImage(sent, type) : undefined;
  if (kept === undefined) return undefined;
  const fileId = `${endings[type]}-${createHash('sha256').update(kept).digest('hex')}`;
  await putBytes(imageKey(fileId), kept, type, 'attachment');
  return fileId;
};
