import * as z from 'zod';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { BulkEdit } from '#functions/platform/records/record-kind.ts';
import { requests } from './requests.ts';

/** A bulk edit of requests changes custom fields and tags only. */
export const requestsInBulk: BulkEdit<DayOffRequest> = {
  fields: z.strictObject({}),
  issues: async () => [],
  open: async (actor, ids) => ({
    toChange: await requests(actor).manyToChange(ids),
    plan: () => ({ changed: false, issues: [], writes: [] }),
  }),
};
