import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { ulid } from 'ulid';
import type { UploadPurpose } from '#shared/contract/files/request-upload.ts';
import { safeFileName } from '#shared/documents/file-name.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { EXPIRES_AT, filesBucket, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';
import { assertHarmless } from './malware-scan.ts';
import { copyObject, firstBytes, headObject } from './objects.ts';
import { HEAD_BYTES, hasKnownStart, startsAs } from './sniff.ts';
import { assertAllowed, type UploadPlace, type UploadRequest, type UploadRule } from './upload-rule.ts';

const FORM_SECONDS = 300;
const KEPT_SECONDS = 86_400;

export type Upload = Partial<UploadPlace> & {
  upload_id: string;
  user_id: number;
  purpose: UploadPurpose;
  file_name: string;
  size: number;
  content_type: string;
};

export const quarantineKey = (uploadId: string): string => `quarantine/${uploadId}`;
const recordKey = (uploadId: string) => ({ pk: `upload#${uploadId}`, sk: 'upload' });

/**
 * Makes an upload form for one key, one type and at most this size; its record is kept for a day
 * (docs/areas/files.md#uploads).
 */
export const openUpload = async (
  actor: Actor,
  request: UploadRequest,
  rule: UploadRule,
): Promise<PresignedPost & { upload_id: string }> => {
  const { filename, size, content_type } = request;
  assertAllowed(rule, actor, request);
  const place = await rule.checkPlace?.(actor, request);
  const uploadId = ulid();
  const upload: Upload = {
    upload_id: uploadId,
    user_id: actor.user_id,
    file_name: safeFileName(filename),
    purpose: rule.purpose,
    size,
    content_type,
    ...place,
  };
  await transact([
    {
      build: (at) => ({
        Put: {
          TableName: runsTable(),
          Item: { ...recordKey(uploadId), data: upload, [EXPIRES_AT]: Math.floor(at / 1000) + KEPT_SECONDS },
        },
      }),
    },
  ]);
  const form = await createPresignedPost(objectStore(), {
    Bucket: filesBucket(),
    Key: quarantineKey(uploadId),
    Conditions: [
      ['content-length-range', 1, size],
      ['eq', '$Content-Type', content_type],
    ],
    Fields: { 'Content-Type': content_type },
    Expires: FORM_SECONDS,
  });
  return { ...form, upload_id: uploadId };
};

/** A requested upload; throws 404 for one that is unknown, another user's or for another purpose. */
export const readUpload = async (actor: Actor, uploadId: string, purpose: UploadPurpose): Promise<Upload> => {
  const item = await readItem(recordKey(uploadId), runsTable());
  const upload = item && dataOf<Upload>(item);
  if (!upload || upload.user_id !== actor.user_id || upload.purpose !== purpose) throw new AppError('not_found');
  return upload;
};

/** Throws `unsupported_file` when the content is not what the type says (docs/areas/files.md#uploads). */
const assertIsItsType = async (key: string, contentType: string): Promise<void> => {
  if (!hasKnownStart(contentType) || startsAs(contentType, await firstBytes(key, HEAD_BYTES))) return;
  throw new AppError('unsupported_file', { detail: 'The file is not what its type says.' });
};

/**
 * Copies the uploaded file to `toKey`, so that posting the form once more changes nothing. Throws 404 for an upload
 * that is unknown, another user's or not complete, and checks size, type, content and harmlessness of what arrived.
 */
export const takeUpload = async (actor: Actor, uploadId: string, rule: UploadRule, toKey: string): Promise<Upload> => {
  const upload = await readUpload(actor, uploadId, rule.purpose);
  const key = quarantineKey(uploadId);
  const arrived = await headObject(key);
  if (!arrived) throw new AppError('not_found', { detail: 'The file was not uploaded.' });
  assertAllowed(rule, actor, { size: arrived.size, content_type: arrived.contentType });
  await assertIsItsType(key, arrived.contentType);
  await assertHarmless(key, arrived.version);
  await copyObject(key, toKey, arrived.entityTag);
  return upload;
};

/** Marks an upload as used, in the transaction of its use; fails with `usedError` when it was used before. */
export const consumeUpload = (uploadId: string, usedError: () => Error): Write => ({
  build: () => ({
    Delete: { TableName: runsTable(), Key: recordKey(uploadId), ConditionExpression: 'attribute_exists(pk)' },
  }),
  failed: usedError,
});
