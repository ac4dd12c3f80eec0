import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

/** What may be uploaded now; documents of records follow with them. */
export const uploadPurposes = ['import', 'picture'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

export const uploadId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

export const requestUpload = endpoint({
  id: 'files.requestUpload',
  method: 'POST',
  path: '/api/files/requestUpload',
  permission: 'signed-in',
  summary: 'A form to post one file straight to the store: this size, this type, five minutes',
  body: z.strictObject({
    purpose: z.enum(uploadPurposes),
    filename: z.string().min(1).max(500),
    /** In bytes. */
    size: z.int().min(1),
    content_type: z.string().min(1).max(200),
  }),
  response: z.object({
    url: z.string(),
    /** Sent before the file, as they are. */
    fields: z.record(z.string(), z.string()),
    upload_id: uploadId,
  }),
  errors: ['file_too_large', 'unsupported_file'],
});
