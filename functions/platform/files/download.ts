import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { filesBucket } from '#functions/platform/storage/tables.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { headObject, renameObject } from './objects.ts';

const VALID_SECONDS = 60;

/** The only content types that downloads declare; anything else leaves as bytes. */
const sendable = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
  'application/zip',
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** The only types that a browser may show instead of saving them (docs/areas/files.md#downloads). */
const showable = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

export const ZIP_TYPE = 'application/zip';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The Content-Disposition of RFC 6266 that an object is stored with: a plain name for old clients and the exact name in
 * UTF-8. It stands with the object, since the log of the bucket has the query of each address
 * (docs/areas/files.md#downloads).
 */
export const contentDisposition = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};

/** Makes an object be saved under this name; one that was stored or renamed since gets it on its first download. */
export const nameObject = async (key: string, name: string): Promise<void> => {
  const head = await headObject(key);
  const disposition = contentDisposition(name);
  if (head && head.disposition !== disposition) await renameObject(key, head.contentType, disposition);
};

/**
 * The one function that issues download URLs, apart from links to pictures. A URL is valid for a minute and leads to
 * the files host, as an attachment under the name of the object unless the caller asks for `inline` and browsers can
 * draw the type without running anything. The caller has checked the right to the file, each time
 * (docs/areas/files.md#downloads).
 */
export const downloadUrl = (file: { key: string; contentType: string; inline?: boolean }): Promise<string> =>
  getSignedUrl(
    objectStore(),
    new GetObjectCommand({
      Bucket: filesBucket(),
      Key: file.key,
      ...(file.inline && showable.has(file.contentType) && { ResponseContentDisposition: 'inline' }),
      ResponseContentType: sendable.has(file.contentType) ? file.contentType : 'application/octet-stream',
    }),
    { expiresIn: VALID_SECONDS },
  );
