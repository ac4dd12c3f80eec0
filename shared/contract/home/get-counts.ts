import * as z from 'zod';
import { objectTypes } from '#shared/records/object-types.ts';
import { endpoint } from '#shared/contract/endpoint.ts';

export const getCounts = endpoint({
  id: 'home.getCounts',
  method: 'GET',
  path: '/api/home/counts',
  permission: 'signed-in',
  summary:
    'How many records of each kind the user sees, as "all" of its list counts; kinds without the right are absent',
  response: z.object({
    counts: z.partialRecord(z.enum(objectTypes), z.int().nonnegative()),
    /** Programs and one-off courses, which stand in one list; absent without the right. */
    courses: z.int().nonnegative().optional(),
    /** Requests of days off that wait and that the user may decide; absent without the right. */
    to_decide: z.int().nonnegative().optional(),
    /** Contracts that wait for the user's own signature; absent without the right. */
    to_sign: z.int().nonnegative().optional(),
  }),
});
