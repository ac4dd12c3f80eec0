import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { viewedList, viewOut } from './saved-view.ts';

export const listViews = endpoint({
  id: 'records.listViews',
  method: 'GET',
  path: '/api/views/list',
  permission: 'signed-in',
  summary: 'Saved views of a list that the user may use, by name',
  query: z.strictObject({ list: viewedList }),
  response: z.object({ data: z.array(viewOut) }),
  errors: ['not_found'],
});
