import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { exportedFile } from '#shared/contract/files/exported-file.ts';
import { companyFilters } from './list-activity.ts';

export const exportActivity = endpoint({
  id: 'activity.exportActivity',
  method: 'GET',
  path: '/api/activity/list/excel',
  permission: 'activity:export',
  access: 'write',
  summary: 'Export the feed of the company, as it is filtered, to Excel; over 5,000 events as a run',
  query: z.strictObject(companyFilters),
  response: exportedFile,
});
