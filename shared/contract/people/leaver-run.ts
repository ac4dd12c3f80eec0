import * as z from 'zod';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { heldTypes, leaverActions, LEAVER_ITEMS_MAX } from '#shared/people/leaver.rules.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, flag, id, personRef, version } from '#shared/values/wire.ts';

const item = z.strictObject({
  type: z.enum(heldTypes),
  id,
  /** The version of the record; a stale one answers 409 before anything starts. */
  version: version.optional(),
  /** `return` of a licence deactivates it; `keep` is noted and changes nothing else. */
  action: z.enum(leaverActions),
  /** The new holder, for `transfer`. */
  to_employee_id: personRef.optional(),
});

export const leaverRun = endpoint({
  id: 'people.leaverRun',
  method: 'POST',
  path: '/api/employees/leaverRun',
  permission: 'people:read',
  summary:
    'Return, transfer or keep each record that a person holds, as a run; each needs the right to change the record',
  body: z.strictObject({
    employee_id: id,
    /** The first day without, and of the new holders; a later one plans it. By default the `date` of `getLeaver`. */
    date: cleared(wireDate),
    items: z.array(item).max(LEAVER_ITEMS_MAX),
    /** 1 makes a draft of one return receipt over the vehicles and assets that the person gives away. */
    receipt: flag.default(0),
    /** Makes a draft of a policy of this template for whoever gets vehicles and assets. */
    policy_template_id: id.optional(),
  }),
  response: z.object({ run_id: runId, warnings: z.array(z.enum(holderWarnings)).optional() }),
  errors: ['not_found', 'invalid', 'stale_version'],
  idempotent: true,
});
