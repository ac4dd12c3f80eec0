import * as z from 'zod';
import { documentId } from '#shared/documents/document-id.ts';
import { documentType } from '#shared/documents/document.ts';
import { version } from '#shared/values/wire.ts';

/** A document: id, filename, filesize_bytes, date_uploaded_formatted, real_name, document_type. */
export const document = z.object({
  id: documentId,
  filename: z.string(),
  filesize_bytes: z.int(),
  /** dd/mm/yyyy hh:mm, Belgian time. */
  date_uploaded_formatted: z.string(),
  /** Who uploaded it, as he was called then. */
  real_name: z.string(),
  document_type: documentType.nullable(),
  content_type: z.string(),
  /** How a browser can show it. */
  preview: z.enum(['pdf', 'image']).nullable(),
  /** dd/mm/yyyy until when a deleted one can be brought back, else null. */
  deleted_until: z.string().nullable(),
  version,
});
export type DocumentOut = z.output<typeof document>;
