import { downloadUrl } from '#functions/platform/files/download.ts';
import { readBytesIfThere } from '#functions/platform/files/objects.ts';
import type { ImageType } from './clean-content.ts';
import { CONTENTS } from './content-store.ts';

/** The id of a picture says its type, so that nothing else has to be kept of it: `png-` or `jpg-` and its hash. */
const typeOf = (fileId: string): ImageType => (fileId.startsWith('png-') ? 'image/png' : 'image/jpeg');

/** Where a picture is kept. */
export const imageKey = (fileId: string): string => `${CONTENTS}images/${fileId}`;

/** A link to a picture for the editor, valid for a minute. */
export const imageUrl = (fileId: string): Promise<string> =>
  downloadUrl({ key: imageKey(fileId), contentType: typeOf(fileId), inline: true });

/** A picture for the renderer; undefined when there is none of this id. */
export const readImage = async (fileId: string): Promise<{ type: ImageType; bytes: Uint8Array } | undefined> => {
  const bytes = await readBytesIfThere(imageKey(fileId));
  return bytes && { type: typeOf(fileId), bytes };
};
