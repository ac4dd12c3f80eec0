import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { bulkChoice } from './bulk-choice.ts';

const FIELDS_MAX = 50;
const one = z.union([z.string(), z.number()]);

export const startBulkEdit = endpoint({
  id: 'records.startBulkEdit',
  method: 'POST',
  path: '/api/bulkEdit/start',
  permission: 'signed-in',
  byKey: true,
  summary:
    'Set fields of many records as a run: those that a list query finds (without its page), or those that are named',
  body: z.strictObject({
    ...bulkChoice,
    /** Values by field, `custom_field_{id}`, `tags_add` and `tags_remove`; the kind of record says what each takes. */
    set: z
      .record(z.string().max(60), z.union([one, z.null(), z.array(one).max(100)]))
      .refine((set) => Object.keys(set).length <= FIELDS_MAX),
  }),
  response: z.object({ run_id: runId }),
  errors: ['unknown_column', 'unknown_segment'],
  idempotent: true,
});
