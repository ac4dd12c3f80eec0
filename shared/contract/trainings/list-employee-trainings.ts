import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { pageQuery } from '#shared/contract/runs/run.ts';
import { listOf } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';
import { participantOut } from './participant.ts';

/** Trainings per page of a person (docs/areas/trainings.md#limits). */
const PER_PAGE = 10;

export const listEmployeeTrainings = endpoint({
  id: 'trainings.listEmployeeTrainings',
  method: 'GET',
  path: '/api/trainings/employee/{employee_id}/list',
  permission: 'trainings:read',
  summary: 'The trainings of a person, latest first',
  params: z.strictObject({ employee_id: idParam }),
  query: z.strictObject(pageQuery(1000, PER_PAGE)),
  response: listOf(
    participantOut.extend({
      /** What the training cost this person, in EUR; null while they do not share the cost. */
      price: z.number().nullable(),
      supplier: z.string().nullable(),
    }),
  ),
  errors: ['not_found'],
});
