import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

export const defaultFilters = endpoint({
  id: 'people.defaultFilters',
  method: 'GET',
  path: '/api/employees/defaultFilters',
  permission: 'people:read',
  summary: 'Ready-made filters of people, each a segment of the list',
  response: z.object({
    filters: z.array(
      z.object({
        /** For `segment_id`: `default_people_filter_…` (docs/areas/people.md#segments). */
        id: z.string(),
        /** The message key of its name. */
        label: z.string(),
        count: z.int().nonnegative(),
      }),
    ),
  }),
});
