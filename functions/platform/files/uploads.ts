import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { ulid } from 'ulid';
import type { UploadPurpose } from '#shared/contract/files/request-upload.ts';
import type { ObjectType } from '#shared/activity/events.ts';
import { contentTypes, DOCUMENT_MAX_BYTES, endingOf, hasEndingOf, isContentType } from '#shared/documents/document.ts';
import { safeFileName } from '#shared/documents/file-name.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { recordOfDocuments } from '#functions/files/document-access.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { EXPIRES_AT, filesBucket, runsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { XLSX_TYPE } from './download.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { copyObject, firstBytes, headObject } from './objects.ts';

const FORM_SECONDS = 300;
const KEPT_SECONDS = 86_400;
const MB = 1024 * 1024;

type Rule = { types: readonly string[]; maxBytes: number; anyOf: readonly Permission[] };

/** Limits of reliability §6; the guard of the workbook checks its own once more. */
const rules: Record<UploadPurpose, Rule> = {
  import: { types: [XLSX_TYPE], maxBytes: 25 * MB, anyOf: ['fleet:import', 'people:import'] },
  picture: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: MB, anyOf: ['people:write'] },
  // The record that it is for asks for more.
  document: { types: contentTypes, maxBytes: DOCUMENT_MAX_BYTES, anyOf: ['documents:write'] },
};

export type Upload = {
  upload_id: string;
  user_id: number;
  purpose: UploadPurpose;
  file_name: string;
  size: number;
  content_type: string;
  /** The record that a document is for. */
  related_object?: ObjectType;
  related_object_id?: number;
};

export const quarantineKey = (uploadId: string): string => `quarantine/${uploadId}`;
const recordKey = (uploadId: string) => ({ pk: `upload#${uploadId}`, sk: 'upload' });

/** How a picture of each type begins; what a workbook is, its guard finds out. */
const signatures: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'image/png': (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  'image/jpeg': (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  'image/webp': (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
};
const SIGNATURE_BYTES = 12;

/** Throws `unsupported_file` when the content is not what the type says (reliability S6). */
const checkSignature = async (key: string, contentType: string): Promise<void> => {
  const isSigned = signatures[contentType];
  if (!isSigned || isSigned(await firstBytes(key, SIGNATURE_BYTES))) return;
  throw new AppError('unsupported_file', { detail: 'The file is not what its type says.' });
};

/** Throws `forbidden`, `unsupported_file` or `file_too_large`. */
const checkRule = (actor: Actor, asked: { purpose: UploadPurpose; size: number; content_type: string }): Rule => {
  const rule = rules[asked.purpose];
  if (!rule.anyOf.some((permission) => can(actor, permission))) {
    throw new AppError('forbidden', {
      detail: 'You do not have the right to do this.',
      extras: { permission: rule.anyOf[0] },
    });
  }
  if (!rule.types.includes(asked.content_type)) {
    throw new AppError('unsupported_file', {
      detail: `Files of this type are not accepted.`,
      fields: [issue('content_type', 'invalid_value', { allowed: rule.types.join(', ') })],
      extras: { accepted: rule.types },
    });
  }
  if (asked.size > rule.maxBytes) {
    const limit = rule.maxBytes / MB;
    throw new AppError('file_too_large', {
      detail: `The file is larger than ${limit} MB.`,
      fields: [issue('size', 'max', { max: `${limit} MB` })],
      extras: { limit: rule.maxBytes },
    });
  }
  return rule;
};

export type UploadRequest = {
  purpose: UploadPurpose;
  filename: string;
  size: number;
  content_type: string;
  relatedObject?: ObjectType | undefined;
  relatedObjectId?: number | undefined;
};

/** A document goes to a record that its user may write to, under a name that says what it is. */
const checkDocument = async (actor: Actor, asked: UploadRequest): Promise<string> => {
  const { relatedObject: object, relatedObjectId: id, content_type: type } = asked;
  const missing: Issue[] = [
    ...(object === undefined ? [issue('relatedObject', 'required')] : []),
    ...(id === undefined ? [issue('relatedObjectId', 'required')] : []),
  ];
  assertNoIssues(missing);
  if (object !== undefined && id !== undefined) await recordOfDocuments(actor, object, id, 'write');
  const name = safeFileName(asked.filename);
  if (endingOf(name) === '' || (isContentType(type) && !hasEndingOf(name, type))) {
    throw new AppError('unsupported_file', {
      fields: [issue('filename', 'file_wrong_ending')],
      detail: 'The ending of the name does not belong to this type of file.',
    });
  }
  return name;
};

/** A form for exactly this key, type and at most this size; its record is kept for a day (reliability §8.3). */
export const openUpload = async (
  actor: Actor,
  request: UploadRequest,
): Promise<PresignedPost & { upload_id: string }> => {
  const { filename, relatedObject, relatedObjectId, ...asked } = request;
  checkRule(actor, asked);
  const isDocument = asked.purpose === 'document';
  const name = isDocument ? await checkDocument(actor, request) : safeFileName(filename);
  const uploadId = ulid();
  const upload: Upload = {
    upload_id: uploadId,
    user_id: actor.user_id,
    file_name: name,
    ...asked,
    ...(isDocument &&
      relatedObject !== undefined &&
      relatedObjectId !== undefined && { related_object: relatedObject, related_object_id: relatedObjectId }),
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
      ['content-length-range', 1, asked.size],
      ['eq', '$Content-Type', asked.content_type],
    ],
    Fields: { 'Content-Type': asked.content_type },
    Expires: FORM_SECONDS,
  });
  return { ...form, upload_id: uploadId };
};

/** What was asked for; 404 for an upload that is unknown, somebody else's or for something else. */
export const readUpload = async (actor: Actor, uploadId: string, purpose: UploadPurpose): Promise<Upload> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: runsTable(), Key: recordKey(uploadId), ConsistentRead: true }),
  );
  const upload = item?.['data'] as Upload | undefined;
  if (!upload || upload.user_id !== actor.user_id || upload.purpose !== purpose) throw new AppError('not_found');
  return upload;
};

/**
 * Copies the uploaded file to `toKey`, so that posting the form once more changes nothing. 404 for an upload that is
 * unknown, somebody else's or not done; size, type and content are checked on what arrived.
 */
export const takeUpload = async (
  actor: Actor,
  uploadId: string,
  purpose: UploadPurpose,
  toKey: string,
): Promise<Upload> => {
  const upload = await readUpload(actor, uploadId, purpose);
  const found = await headObject(quarantineKey(uploadId));
  if (!found) throw new AppError('not_found', { detail: 'The file was not uploaded.' });
  checkRule(actor, { purpose, size: found.size, content_type: found.contentType });
  await checkSignature(quarantineKey(uploadId), found.contentType);
  await copyObject(quarantineKey(uploadId), toKey);
  return upload;
};

/** Lets an upload be used once: fails with `used` when it was before. Goes with the writes of what uses it. */
export const spendUpload = (uploadId: string, used: () => Error): Write => ({
  build: () => ({
    Delete: { TableName: runsTable(), Key: recordKey(uploadId), ConditionExpression: 'attribute_exists(pk)' },
  }),
  failed: used,
});
