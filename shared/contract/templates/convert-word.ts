import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wordWarningCodes } from '#shared/document-content/word-warnings.ts';
import { drawnId } from '#shared/values/wire.ts';

/** A file of 4 MB is 5.6 MB as base64; a function on AWS takes 6 MB. */
const WORD_BODY_BYTES = 6_000_000;

export const convertWord = endpoint({
  id: 'templates.convertWord',
  method: 'POST',
  path: '/api/contract_templates/conversion/word-to-html',
  permission: 'templates:write',
  maxBodyBytes: WORD_BODY_BYTES,
  limited: 'word',
  summary: 'The text of a Word file, what of it was left out, and the names in it that may stand for fields',
  body: z.strictObject({
    /** The file as base64, up to 4 MB; a larger one is uploaded and named by `upload_id`. */
    base64_word_file: z.string().optional(),
    upload_id: drawnId.optional(),
    extension: z.string().max(20),
  }),
  response: z.object({
    content_html: z.string(),
    warnings: z.array(z.object({ code: z.enum(wordWarningCodes), detail: z.string() })),
    /** The names in the text that may stand for fields; `suggested` stands in it already where it was chosen before or is called so. */
    fields: z.array(z.object({ found: z.string(), suggested: z.string().nullable() })),
  }),
  errors: [
    'not_found',
    'invalid',
    'scan_pending',
    'conflict',
    'file_too_large',
    'file_too_large_unpacked',
    'unsupported_file',
    'forbidden_content',
  ],
});
