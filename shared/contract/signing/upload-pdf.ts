import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';

export const uploadPdf = endpoint({
  id: 'signing.uploadPdf',
  method: 'POST',
  path: '/api/contracts/pdfbased/uploadPDF',
  permission: 'contracts:write',
  summary: 'Give a contract of type pdf its file',
  body: z.strictObject({
    contract_id: id,
    version: version.optional(),
    base64_pdf: z.string().optional(),
    upload_id: z.string().optional(),
  }),
  response: z.object({ id, version, sha256: z.string(), pages: z.int().positive() }),
  errors: [
    'not_found',
    'stale_version',
    'archived',
    'wrong_state',
    'unsupported_file',
    'file_too_large',
    'forbidden_content',
    'scan_pending',
    'invalid',
  ],
  idempotent: true,
  maxBodyBytes: 6_000_000,
});
