import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { filesBucket } from '#functions/platform/storage/tables.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';

const VALID_SECONDS = 60;

/** The only types that leave under their own name; anything else is bytes. */
const sendable = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** The only types that a browser may show instead of saving them (docs/areas/files.md#downloads). */
const showable = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** RFC 6266: a plain name for old clients, the exact one in UTF-8. */
const disposition = (kind: 'attachment' | 'inline', name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`;
};

/**
 * The one function that issues download URLs (those of pictures are in picture-links): valid for a minute, an
 * attachment unless the caller wants to show one of the three kinds that browsers draw without running anything, from
 * the files host. The caller
 * has checked the right to the file, each time (docs/areas/files.md#downloads).
 */
export const downloadUrl = (file: {
  key: string;
  name: string;
  contentType: string;
  inline?: boolean;
}): Promise<string> =>
  getSignedUrl(
    objectStore(),
    new GetObjectCommand({
      Bucket: filesBucket(),
      Key: file.key,
      ResponseContentDisposition: disposition(
        file.inline && showable.has(file.contentType) ? 'inline' : 'attachment',
        file.name,
      ),
      ResponseContentType: sendable.has(file.contentType) ? file.contentType : 'application/octet-stream',
    }),
    { expiresIn: VALID_SECONDS },
  );
