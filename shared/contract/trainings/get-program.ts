import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { customFieldOut } from '#shared/contract/records/record-extras.ts';
import { idParam } from '#shared/values/wire.ts';
import { courseOut, trainingDetails } from './training.ts';

const amount = z.number().nonnegative();

export const getProgram = endpoint({
  id: 'trainings.getProgram',
  method: 'GET',
  path: '/api/trainings/programs/{id}/detail',
  permission: 'trainings:read',
  summary: 'One program with its sessions in the order of time',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    details: trainingDetails.extend({
      /** The segment of people who must follow it, by name; null without one. */
      mandatory_segment_name: z.string().nullable(),
      /** People of that segment who still have to follow it; null without one. */
      still_to_follow_count: z.int().nonnegative().nullable(),
      /** Those among them who have a place in a session to come; null without a segment. */
      still_to_follow_seated: z.int().nonnegative().nullable(),
      /** What the sessions that were held cost, in EUR. */
      cost_held: amount,
      cost_ahead: amount,
    }),
    sessions: z.array(courseOut.extend({ statuses: z.record(z.string(), z.int().nonnegative()) })),
    custom_fields: z.array(customFieldOut),
  }),
  errors: ['not_found'],
});
