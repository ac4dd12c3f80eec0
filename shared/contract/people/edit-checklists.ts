import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { version } from '#shared/values/wire.ts';
import { checklistFields } from './checklists.ts';

export const editChecklists = endpoint({
  id: 'people.editChecklists',
  method: 'POST',
  path: '/api/settings/checklists',
  permission: 'settings:manage',
  summary: 'Set the checklists of joiners and leavers; what the company added and is absent is removed',
  body: z.strictObject({ ...checklistFields, version: version.optional() }),
  response: z.object({ ok: z.literal(1), version }),
  errors: ['stale_version'],
});
