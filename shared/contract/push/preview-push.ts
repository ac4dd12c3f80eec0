import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { PREVIEW_PAGE_MAX } from '#shared/push/limits.ts';
import { flag, id } from '#shared/values/wire.ts';
import { diffOut, employeeIds, leftOutOut, monthOfIntegration, payloadId, pushLineOut, totalsOut } from './push.ts';

export const previewPush = endpoint({
  id: 'push.previewPush',
  method: 'POST',
  path: '/api/daysOff/push/preview',
  permission: 'payroll:push',
  summary: 'The lines that a push would send, kept as they are: a push that names `payload_id` sends these or nothing',
  body: z.strictObject({
    ...monthOfIntegration,
    employee_ids: employeeIds,
    /** 1: what changed after the push of earlier months goes along. */
    with_corrections: flag.default(1),
    only_differences: flag.default(0),
    page: z.int().min(1).default(1),
    per_page: z.int().min(1).max(PREVIEW_PAGE_MAX).default(100),
  }),
  response: z.object({
    /** Also the SHA-256 of the payload: the same lines have the same one. */
    payload_id: payloadId,
    sha256: z.string(),
    lines: z.array(pushLineOut),
    /** The lines of the query, on every page. */
    count: z.int().nonnegative(),
    totals: totalsOut,
    diff: diffOut,
    /** Lines of earlier months among them. */
    corrections: z.object({ people: z.int(), lines: z.int() }),
    left_out: z.array(leftOutOut),
    missing_types: z.array(z.object({ type_id: id, type_name: z.string() })),
    /** Chosen people whose month was pushed already. */
    already_pushed: z.int().nonnegative(),
    /** Their lines that differ from what the office has. */
    replaced_lines: z.int().nonnegative(),
  }),
  errors: ['not_found', 'invalid'],
});
