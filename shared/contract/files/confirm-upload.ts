import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentType } from '#shared/documents/document.ts';
import { cleared, drawnId } from '#shared/values/wire.ts';
import { document } from './document.ts';

/** The document takes its id from the upload, so confirming again answers the same document. */
export const confirmUpload = endpoint({
  id: 'files.confirmUpload',
  method: 'POST',
  path: '/api/files/confirmUpload',
  permission: 'documents:write',
  summary: 'Check an uploaded file and put it beside its record; a refused file is removed',
  body: z.strictObject({ upload_id: drawnId, document_type: cleared(documentType) }),
  response: document,
  errors: ['not_found', 'file_too_large', 'unsupported_file', 'forbidden_content', 'scan_pending', 'conflict'],
});
