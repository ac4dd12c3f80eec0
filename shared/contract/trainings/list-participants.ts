import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { listQuery, SEARCH_MAX } from '#shared/list/list-query.ts';
import { participantResults, participantStatuses } from '#shared/trainings/names.ts';
import { idParam } from '#shared/values/wire.ts';
import { participantRow } from './participant.ts';

/** Participants per page on the page of a training (docs/areas/trainings.md#limits). */
const PER_PAGE = 5;
const PER_PAGE_MAX = 1000;

const filters = {
  search_term: z.string().max(SEARCH_MAX).default(''),
  status: z.enum(participantStatuses).optional(),
  result: z.enum(participantResults).optional(),
  /** Only people of this team. */
  team_id: idParam.optional(),
  /** A column of participants; without one they stand by name. Those who wait come last in any order. */
  orderby_column: listQuery.shape.orderby_column,
  orderby_direction: listQuery.shape.orderby_direction,
  requested_cf_ids: z.string().max(500).default(''),
};

const count = z.int().nonnegative();

export const listParticipants = endpoint({
  id: 'trainings.listParticipants',
  method: 'GET',
  path: '/api/trainings/{id}/participants/list',
  permission: 'trainings:read',
  summary: 'The participants of a training by name or a column, those on the waiting list last',
  params: z.strictObject({ id: idParam }),
  query: z.strictObject({ ...filters, ...pageQuery(PER_PAGE_MAX, PER_PAGE) }),
  response: z.object({
    data: z.array(participantRow),
    total: count,
    waiting_total: count,
    /** The participants by status and by result, whatever the filter. */
    statuses: z.record(z.string(), count),
    results: z.record(z.string(), count),
  }),
  errors: ['not_found', 'unknown_column'],
});
