import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { CONTRACT_PEOPLE_MAX } from '#shared/contracts/limits.ts';
import { cellProblems } from '#shared/contracts/values-sheet.rules.ts';
import { drawnId, id } from '#shared/values/wire.ts';

export const readMissingValues = endpoint({
  id: 'contracts.readMissingValues',
  method: 'POST',
  path: '/api/contracts/missingValues/read',
  permission: 'contracts:write',
  access: 'read',
  summary: 'What a filled sheet says for the cells without a value; nothing is saved',
  body: z.strictObject({
    template_id: id,
    employee_ids: z.array(id).min(1).max(CONTRACT_PEOPLE_MAX),
    upload_id: drawnId,
  }),
  response: z.object({
    /** Values by shortcode, by person. */
    values: z.record(z.string(), z.record(z.string(), z.string())),
    /** The cells that were not taken, by row and header of the sheet. */
    problems: z.array(
      z.object({ row: z.int().positive(), column: z.string(), problem: z.enum(cellProblems), value: z.string() }),
    ),
  }),
  errors: [
    'not_found',
    'not_published',
    'invalid',
    'unsupported_file',
    'file_too_large',
    'file_too_large_unpacked',
    'forbidden_content',
    'too_many_rows',
    'workbook_invalid',
  ],
});
