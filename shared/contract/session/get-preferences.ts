import { endpoint } from '#shared/contract/endpoint.ts';
import { listParam } from './preferences.ts';
import { preferences } from '#shared/list/preferences.ts';

export const getPreferences = endpoint({
  id: 'session.getPreferences',
  method: 'GET',
  path: '/api/preferences/{list}',
  permission: 'signed-in',
  summary: 'Columns, page size, page, sort and segment that the user chose for a list',
  params: listParam,
  response: preferences,
  errors: ['not_found'],
});
