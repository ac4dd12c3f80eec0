import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { mandatoryIn } from './program.ts';
import { programNameIn } from './training.ts';

/** A partial edit: absent fields stay; a stale `version` answers 409 with the stored record. */
export const editProgram = endpoint({
  id: 'trainings.editProgram',
  method: 'POST',
  path: '/api/trainings/programs/edit',
  permission: 'trainings:write',
  summary: 'Rename a program, or say who must follow it',
  body: z.strictObject({ ...programNameIn, ...mandatoryIn, program_id: id, version: version.optional() }),
  response: edited,
  errors: ['not_found', 'stale_version', 'archived', 'unknown_segment'],
});
