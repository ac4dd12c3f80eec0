import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { bulkActs } from '#shared/records/bulk-acts.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, personRef } from '#shared/values/wire.ts';
import { bulkChoice } from './bulk-choice.ts';

export const startBulkAct = endpoint({
  id: 'records.startBulkAct',
  method: 'POST',
  path: '/api/bulkEdit/act',
  permission: 'signed-in',
  byKey: true,
  summary: 'Archive, unarchive, deactivate, reactivate, return or transfer many records as a run',
  body: z.strictObject({
    ...bulkChoice,
    /** What is done with each record; each kind of record has acts of its own. */
    act: z.enum(bulkActs),
    /** Who gets them, in a transfer. */
    to_employee_id: personRef.optional(),
    /** The first day without, of a transfer the first day of the new holder; today by default. */
    date: cleared(wireDate),
  }),
  response: z.object({ run_id: runId }),
  errors: ['unknown_column', 'unknown_segment'],
  idempotent: true,
});
