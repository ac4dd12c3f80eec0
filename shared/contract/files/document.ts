import * as z from 'zod';
import { documentId } from '#shared/documents/document-id.ts';
import { documentType } from '#shared/documents/document.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, version } from '#shared/values/wire.ts';

/** A document beside a record, as the API answers it. */
export const document = z.object({
  id: documentId,
  filename: z.string(),
  filesize_bytes: z.int(),
  /** The moment as dd/mm/yyyy hh:mm, Belgian time. */
  date_uploaded_formatted: z.string(),
  /** The name that the uploader had at the time of the upload. */
  real_name: z.string(),
  document_type: documentType.nullable(),
  /** The last day on which it is valid; null for a document that does not expire. */
  valid_until: dmyDate.nullable(),
  content_type: z.string(),
  /** How a browser can show the document; null when it cannot. */
  preview: z.enum(['pdf', 'image']).nullable(),
  /** The last day (dd/mm/yyyy) on which a deleted document can be brought back, else null. */
  deleted_until: z.string().nullable(),
  /** The contract whose signed file this is: it is read here, and changed nowhere. Null for every other document. */
  contract_id: id.nullable(),
  version,
});
export type DocumentOut = z.output<typeof document>;
