import { endpoint } from '#shared/contract/endpoint.ts';
import { listOf, listQuery } from '#shared/list/list-query.ts';
import { participantRow } from './participant.ts';

export const listAllParticipants = endpoint({
  id: 'trainings.listAllParticipants',
  method: 'GET',
  path: '/api/trainings/participants/list',
  permission: 'trainings:read',
  summary:
    'List participants of all trainings; segments `all`, `open`, `waiting`, `certificates`, `expires_soon`, `expired`, `archived` and custom ones',
  query: listQuery,
  response: listOf(participantRow),
  errors: ['unknown_column', 'unknown_segment'],
});
