import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { listParam } from '#shared/contract/session/preferences.ts';
import { viewState } from '#shared/records/saved-view.ts';
import { created, flag } from '#shared/values/wire.ts';
import { viewName } from './saved-view.ts';

export const addView = endpoint({
  id: 'records.addView',
  method: 'POST',
  path: '/api/views/add',
  permission: 'signed-in',
  summary: 'Keep what a list shows under a name, for oneself or shared',
  body: z.strictObject({ ...listParam.shape, name: viewName, state: viewState, shared: flag.default(0) }),
  response: created,
  errors: ['not_found', 'unknown_column'],
  idempotent: true,
});
