import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';

export const undeleteFile = endpoint({
  id: 'files.undeleteFile',
  method: 'POST',
  path: '/api/files/undelete',
  permission: 'documents:write',
  summary: 'Bring a deleted document back',
  body: z.strictObject({ id: documentId }),
  response: z.object({ id: documentId }),
  errors: ['not_found', 'contract_signed'],
});
