import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { bulkActs, NOTE_MAX } from '#shared/records/bulk-acts.ts';
import { line } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, personRef } from '#shared/values/wire.ts';
import { bulkChoice } from './bulk-choice.ts';

export const startBulkAct = endpoint({
  id: 'records.startBulkAct',
  method: 'POST',
  path: '/api/bulkEdit/act',
  permission: 'signed-in',
  byKey: true,
  summary: 'Archive, unarchive, deactivate, reactivate, return, transfer or check many records as a run',
  body: z.strictObject({
    ...bulkChoice,
    /** What is done with each record; each kind of record has acts of its own. */
    act: z.enum(bulkActs),
    /** Who gets them, in a transfer. */
    to_employee_id: personRef.optional(),
    /**
     * The first day without, of a transfer the first day of the new holder, of a check the day on which they were seen;
     * today by default.
     */
    date: cleared(wireDate),
    /** What is noted with a check. */
    note: cleared(line(NOTE_MAX)),
  }),
  response: z.object({ run_id: runId }),
  errors: ['unknown_column', 'unknown_segment'],
  idempotent: true,
});
