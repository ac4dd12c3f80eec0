import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post';
import { ulid } from 'ulid';
import type { UploadPurpose } from '#shared/contract/files/request-upload.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { documentClient } from '#functions/storage/client.ts';
import { EXPIRES_AT, filesBucket, runsTable } from '#functions/storage/tables.ts';
import { transact } from '#functions/storage/transact.ts';
import { XLSX_TYPE } from './download.ts';
import { copyObject, firstBytes, headObject, objectStore } from './objects.ts';

const FORM_SECONDS = 300;
const KEPT_SECONDS = 86_400;
const NAME_MAX = 150;
const MB = 1024 * 1024;

type Rule = { types: readonly string[]; maxBytes: number; anyOf: readonly Permission[] };

/** Limits of reliability §6; the guard of the workbook checks its own once more. */
const rules: Record<UploadPurpose, Rule> = {
  import: { types: [XLSX_TYPE], maxBytes: 25 * MB, anyOf: ['fleet:import', 'people:import'] },
  picture: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * MB, anyOf: ['people:write'] },
};

export type Upload = {
  upload_id: string;
  user_id: number;
  purpose: UploadPurpose;
  file_name: string;
  size: number;
  content_type: string;
};

const quarantineKey = (uploadId: string): string => `quarantine/${uploadId}`;
const recordKey = (uploadId: string) => ({ pk: `upload#${uploadId}`, sk: 'upload' });

// oxlint-disable-next-line no-control-regex -- why: control characters are what must go
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** The last part of a path without what could disguise it, at most 150 characters, its ending kept. */
export const safeFileName = (name: string): string => {
  const bare = (name.toWellFormed().split(/[/\\]/).at(-1) ?? '').replace(UNSAFE, '').normalize('NFC').trim();
  const dot = bare.lastIndexOf('.');
  const ending = dot > 0 ? bare.slice(dot).slice(0, 20) : '';
  return bare.length <= NAME_MAX ? bare || 'file' : bare.slice(0, NAME_MAX - ending.length).toWellFormed() + ending;
};

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
      extras: { accepted: rule.types },
    });
  }
  if (asked.size > rule.maxBytes) {
    const limit = rule.maxBytes / MB;
    throw new AppError('file_too_large', {
      detail: `The file is larger than ${limit} MB.`,
      extras: { limit: rule.maxBytes },
    });
  }
  return rule;
};

export type UploadRequest = { purpose: UploadPurpose; filename: string; size: number; content_type: string };

/** A form for exactly this key, type and at most this size; its record is kept for a day (reliability §8.3). */
export const openUpload = async (
  actor: Actor,
  { filename, ...asked }: UploadRequest,
): Promise<PresignedPost & { upload_id: string }> => {
  checkRule(actor, asked);
  const uploadId = ulid();
  const upload: Upload = { upload_id: uploadId, user_id: actor.user_id, file_name: safeFileName(filename), ...asked };
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
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: runsTable(), Key: recordKey(uploadId), ConsistentRead: true }),
  );
  const upload = item?.['data'] as Upload | undefined;
  if (!upload || upload.user_id !== actor.user_id || upload.purpose !== purpose) throw new AppError('not_found');
  const found = await headObject(quarantineKey(uploadId));
  if (!found) throw new AppError('not_found', { detail: 'The file was not uploaded.' });
  checkRule(actor, { purpose, size: found.size, content_type: found.contentType });
  await checkSignature(quarantineKey(uploadId), found.contentType);
  await copyObject(quarantineKey(uploadId), toKey);
  return upload;
};
