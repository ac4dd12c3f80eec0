import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';

export const deleteFile = endpoint({
  id: 'files.deleteFile',
  method: 'POST',
  path: '/api/files/delete',
  permission: 'documents:write',
  summary: 'Delete a document; it can be brought back for 30 days',
  body: z.strictObject({ id: documentId }),
  response: z.object({ id: documentId }),
  errors: ['not_found', 'contract_signed'],
});
