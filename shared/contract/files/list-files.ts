import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { relatedObject } from '#shared/contract/activity/related-object.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { document } from './document.ts';

export const listFiles = endpoint({
  id: 'files.listFiles',
  method: 'GET',
  path: '/api/files/list',
  permission: 'documents:read',
  summary: 'The documents of one record, newest first; or the deleted ones that can still be brought back',
  query: z.strictObject({
    relatedObject: objectType,
    relatedObjectId: idParam,
    show_deleted_only: z.enum(['0', '1']).default('0'),
  }),
  response: z.object({
    data: z.array(document),
    relatedObjectData: relatedObject,
  }),
  errors: ['not_found'],
});
