import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { exportQuery } from '#shared/list/list-query.ts';
import { idParam } from '#shared/values/wire.ts';

export const exportParticipants = endpoint({
  id: 'trainings.exportParticipants',
  method: 'GET',
  path: '/api/trainings/{id}/participants/excel',
  permission: 'trainings:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the participants of a training to Excel',
  params: z.strictObject({ id: idParam }),
  query: exportQuery,
  response: exportedFile,
  errors: ['not_found', 'unknown_column', 'unknown_segment'],
});
