import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';

export const downloadFile = endpoint({
  id: 'files.downloadFile',
  method: 'GET',
  path: '/api/files/{id}/download',
  permission: 'documents:read',
  // Downloads are recorded (docs/areas/files.md#downloads).
  access: 'write',
  summary:
    'A link to one document, valid for a minute; `inline` shows PDF and images, everything else is an attachment',
  params: z.strictObject({ id: documentId }),
  query: z.strictObject({ disposition: z.enum(['attachment', 'inline']).default('attachment') }),
  response: z.object({ file_name: z.string(), file_url: z.string() }),
  errors: ['not_found'],
});
