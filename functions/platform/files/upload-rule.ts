import type { UploadPurpose } from '#shared/contract/files/request-upload.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMayAny } from '#shared/permissions/assert-may.ts';
import type { Permission } from '#shared/permissions/rules.ts';

export const MB = 1024 * 1024;

export type UploadRequest = {
  purpose: UploadPurpose;
  filename: string;
  /** In bytes. */
  size: number;
  content_type: string;
  relatedObject?: ObjectType | undefined;
  relatedObjectId?: number | undefined;
};

/** The record that a document belongs to. */
export type UploadPlace = { related_object: ObjectType; related_object_id: number };

/** Which files may be uploaded for one purpose, and by whom. The code that uses the uploads defines their rule. */
export type UploadRule = {
  readonly purpose: UploadPurpose;
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** One of these rights is enough to upload; the use of the file asks for its own. */
  readonly anyOf: readonly Permission[];
  /** Checks the record that the file belongs to and the name of the file. */
  readonly checkPlace?: (actor: Actor, request: UploadRequest) => Promise<UploadPlace>;
};

/** Throws `forbidden`, `unsupported_file` or `file_too_large`. */
export const assertAllowed = (
  rule: UploadRule,
  actor: Actor,
  { size, content_type: type }: Pick<UploadRequest, 'size' | 'content_type'>,
): void => {
  assertMayAny(actor, rule.anyOf);
  if (!rule.types.includes(type)) {
    throw new AppError('unsupported_file', {
      detail: 'Files of this type are not accepted.',
      fields: [issue('content_type', 'invalid_value', { allowed: rule.types.join(', ') })],
      extras: { accepted: rule.types },
    });
  }
  if (size > rule.maxBytes) {
    const limit = rule.maxBytes / MB;
    throw new AppError('file_too_large', {
      detail: `The file is larger than ${limit} MB.`,
      fields: [issue('size', 'max', { max: `${limit} MB` })],
      extras: { limit: rule.maxBytes },
    });
  }
};
