import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { WORD_MAPPINGS_MAX, WORD_NAME_MAX } from '#shared/templates/word-names.ts';

export const setWordFields = endpoint({
  id: 'templates.setWordFields',
  method: 'POST',
  path: '/api/contract_template/word_fields',
  permission: 'templates:write',
  summary: "Remember for every import what names in Word files mean: a field each, '' for a name that is none",
  body: z.strictObject({
    mappings: z
      .record(z.string().min(1).max(WORD_NAME_MAX), z.string().max(100))
      .refine((mappings) => Object.keys(mappings).length <= WORD_MAPPINGS_MAX, { error: 'too many' }),
  }),
  response: z.object({ count: z.int() }),
  errors: ['invalid', 'conflict'],
});
