import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { feedObject } from '#shared/activity/events.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { idParam } from '#shared/values/wire.ts';
import { feedFilters } from './list-activity.ts';

export const exportActivity = endpoint({
  id: 'activity.exportActivity',
  method: 'GET',
  path: '/api/activity/list/excel',
  permission: 'activity:export',
  access: 'write',
  limited: 'export',
  summary: 'Export the feed of the company or of one record, as it is filtered, to Excel; over 5,000 events as a run',
  query: z.strictObject({
    relatedObject: feedObject.optional(),
    relatedObjectId: idParam.optional(),
    ...feedFilters,
  }),
  response: exportedFile,
  errors: ['not_found'],
});
