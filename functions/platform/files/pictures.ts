import { issue, type IssueCode } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { deleteObject } from './objects.ts';
import { MB, type UploadRule } from './upload-rule.ts';
import { consumeUpload, takeUpload } from './uploads.ts';

/** The rule of pictures. Every endpoint that takes a picture needs one of these rights. */
export const pictureRule: UploadRule = {
  purpose: 'picture',
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: MB,
  anyOf: ['people:write', 'assets:write', 'settings:manage'],
};

const codes: Readonly<Record<string, IssueCode>> = {
  not_found: 'unknown_upload',
  unsupported_file: 'not_a_picture',
  file_too_large: 'file_too_large',
  forbidden_content: 'file_harmful',
};

const pictureError = (field: string, code: IssueCode): AppError => {
  const found = issue(field, code);
  return new AppError('form_invalid', { fields: [found], detail: found.message });
};

/** A picture of a record before a save and as sent (`pictureIn`); undefined keeps the present one. */
export type PictureChange = { field: string; before: string | null; sent: string | null | undefined };

/**
 * Copies a sent picture to the key that the record stores and returns writes to save together with the record. Throws
 * 422 on the field for an upload that is unknown, somebody else's, used before, or no picture. Call it after all other
 * checks, so that hardly any file is kept for nothing.
 */
export const takePicture = async (actor: Actor, { field, before, sent }: PictureChange): Promise<Write[]> => {
  if (sent === undefined || sent === null || sent === before) return [];
  const uploadId = sent.slice(sent.indexOf('/') + 1);
  try {
    await takeUpload(actor, uploadId, pictureRule, sent);
  } catch (error) {
    const code = error instanceof AppError && codes[error.code];
    throw code ? pictureError(field, code) : error;
  }
  // An upload becomes the picture of one record only, so the file can be deleted when that picture is removed.
  return [consumeUpload(uploadId, () => pictureError(field, 'unknown_upload'))];
};

/**
 * Deletes a picture after its replacement or removal is saved. When that fails, the file stays without a link to it.
 */
export const dropPicture = async ({ before, sent }: PictureChange): Promise<void> => {
  if (before === null || sent === undefined || sent === before) return;
  try {
    await deleteObject(before);
  } catch (error) {
    logger.warn('a replaced picture was not deleted', { key: before, error: String(error) });
  }
};
