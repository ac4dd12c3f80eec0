import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';
import { documentType } from '#shared/documents/document.ts';
import { FILE_NAME_MAX } from '#shared/documents/file-name.ts';
import { bareFileName } from '#shared/documents/file-name.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { cleared, version } from '#shared/values/wire.ts';
import { document } from './document.ts';

/** A new file name without characters that could disguise it; the handler keeps the ending. */
export const newFileName = z
  .string()
  .transform(bareFileName)
  .refine((name) => name !== '', failsWith('required'))
  .refine((name) => name.length <= FILE_NAME_MAX, failsWith('too_long', { max: FILE_NAME_MAX }));

export const editFile = endpoint({
  id: 'files.editFile',
  method: 'POST',
  path: '/api/files/edit',
  permission: 'documents:write',
  summary: 'Rename a document or say what it is about; its ending stays what its content is',
  body: z.strictObject({
    id: documentId,
    filename: newFileName.optional(),
    document_type: cleared(documentType),
    version: version.optional(),
  }),
  response: document,
  errors: ['not_found', 'contract_signed', 'stale_version'],
});
