import { createHash } from 'node:crypto';
import { NoSuchKey } from '@aws-sdk/client-s3';
import { downloadUrl } from '#functions/platform/files/download.ts';
import { putBytes, readBytes } from '#functions/platform/files/objects.ts';
import { startsAs } from '#functions/platform/files/sniff.ts';
import type { ImageType } from './clean-content.ts';
import { CONTENTS } from './content-store.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The id of a picture says its type, so that nothing else has to be kept of it: `png-` or `jpg-` and its hash. */
const typeOf = (fileId: string): ImageType => (fileId.startsWith('png-') ? 'image/png' : 'image/jpeg');

const keyOf = (fileId: string): string => `${CONTENTS}images/${fileId}`;

/** Keeps a picture of a text and answers the id of its file; undefined for bytes that are no picture of this type. */
export const storeImage = async (bytes: Uint8Array, type: ImageType): Promise<string | undefined> => {
  if (!startsAs(type, Buffer.from(bytes))) return undefined;
  const fileId = `${endings[type]}-${createHash('sha256').update(bytes).digest('hex')}`;
  await putBytes(keyOf(fileId), Buffer.from(bytes), type, 'attachment');
  return fileId;
};

/** A link to a picture for the editor, valid for a minute. */
export const imageUrl = (fileId: string): Promise<string> =>
  downloadUrl({ key: keyOf(fileId), contentType: typeOf(fileId), inline: true });

/** A picture for the renderer; undefined when there is none of this id. */
export const readImage = async (fileId: string): Promise<{ type: ImageType; bytes: Uint8Array } | undefined> => {
  try {
    return { type: typeOf(fileId), bytes: (await readBytes(keyOf(fileId))).bytes };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};
