import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { documentId } from '#shared/documents/document-id.ts';
import { documentType } from '#shared/documents/document.ts';
import { FILE_NAME_MAX } from '#shared/documents/file-name.ts';
import { bareFileName } from '#shared/documents/file-name.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { cleared, version } from '#shared/values/wire.ts';
import { document } from './document.ts';

/** A new file name without characters that could disguise it; the handler keeps the ending. */
export const newFileName = z
  .string()
  .transform(bareFileName)
  .refine((name) => !isBlank(name.replace(/\.[^.]*$/, '')), failsWith('required'))
  .refine((name) => name.length <= FILE_NAME_MAX, failsWith('too_long', { max: FILE_NAME_MAX }));

export const editFile = endpoint({
  id: 'files.editFile',
  method: 'POST',
  path: '/api/files/edit',
  permission: 'documents:write',
  summary: 'Rename a document, say what it is about or until when it is valid; its ending stays what its content is',
  body: z.strictObject({
    id: documentId,
    filename: newFileName.optional(),
    document_type: cleared(documentType),
    /** The last day on which it is valid; blank or null for none. */
    valid_until: cleared(wireDate),
    version: version.optional(),
  }),
  response: document,
  errors: ['not_found', 'contract_signed', 'stale_version'],
});
