import { putBytes, readBytes, removeUnder } from '#functions/platform/files/objects.ts';
import { contentHash } from './write-content.ts';

/** The folder of the bucket that holds texts and their pictures. */
export const CONTENTS = 'contents/';

/** What a text belongs to: `templates/12` or `contracts/34`. */
export type ContentFolder = `templates/${number}` | `contracts/${number}`;

export type StoredContent = {
  readonly key: string;
  readonly sha256: string;
  readonly bytes: number;
};

/** Stores canonical HTML under its hash, so that the same text is one object however often it is saved. */
export const saveContent = async (folder: ContentFolder, html: string): Promise<StoredContent> => {
  const sha256 = contentHash(html);
  const key = `${CONTENTS}${folder}/${sha256}.html`;
  const bytes = Buffer.from(html);
  await putBytes(key, bytes, 'text/html; charset=utf-8', 'attachment');
  return { key, sha256, bytes: bytes.length };
};

/** The canonical HTML that `saveContent` stored; throws `NoSuchKey` when it was removed. */
export const readContent = async (key: string): Promise<string> => (await readBytes(key)).bytes.toString('utf8');

/** Removes every text of a template or contract that is deleted for good. Repeated, it goes on where it ended. */
export const removeContents = (folder: ContentFolder): Promise<void> => removeUnder(`${CONTENTS}${folder}/`);
