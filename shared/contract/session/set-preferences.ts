import { endpoint } from '#shared/contract/endpoint.ts';
import { listParam } from './preferences.ts';
import { preferences } from '#shared/list/preferences.ts';

export const setPreferences = endpoint({
  id: 'session.setPreferences',
  method: 'POST',
  path: '/api/preferences/{list}',
  permission: 'signed-in',
  summary: 'Keep what the user chose for a list; absent fields stay',
  params: listParam,
  body: preferences.partial().strict(),
  response: preferences,
  errors: ['not_found'],
});
