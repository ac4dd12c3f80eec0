import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

export const listTags = endpoint({
  id: 'records.listTags',
  method: 'GET',
  path: '/api/tags/{object}/{id}/list',
  permission: 'signed-in',
  byKey: true,
  summary: 'Tags of a record',
  params: z.strictObject({ object: objectType, id: idParam }),
  response: z.object({ data: z.array(z.string()) }),
  errors: ['not_found'],
});
