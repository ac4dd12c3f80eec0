import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, id } from '#shared/values/wire.ts';

export const uploadPurposes = ['import', 'picture', 'document', 'contract'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const requestUpload = endpoint({
  id: 'files.requestUpload',
  method: 'POST',
  path: '/api/files/requestUpload',
  permission: 'signed-in',
  byKey: true,
  summary: 'A form to post one file straight to the store: this size, this type, five minutes',
  body: z.strictObject({
    purpose: z.enum(uploadPurposes),
    filename: z.string().min(1).max(500),
    /** The size of the file in bytes. */
    size: z.int().min(1),
    content_type: z.string().min(1).max(200),
    /** The record that a document belongs to. */
    relatedObject: objectType.optional(),
    relatedObjectId: id.optional(),
  }),
  response: z.object({
    url: z.string(),
    /** Form fields to send unchanged before the file. */
    fields: z.record(z.string(), z.string()),
    upload_id: drawnId,
  }),
  errors: ['not_found', 'file_too_large', 'unsupported_file'],
});
