import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { viewState } from '#shared/records/saved-view.ts';
import { created, flag } from '#shared/values/wire.ts';
import { viewedList, viewName } from './saved-view.ts';

export const addView = endpoint({
  id: 'records.addView',
  method: 'POST',
  path: '/api/views/add',
  permission: 'signed-in',
  summary: 'Keep what a list shows under a name, for oneself or shared',
  body: z.strictObject({ list: viewedList, name: viewName, state: viewState, shared: flag.default(0) }),
  response: created,
  errors: ['not_found', 'unknown_column'],
  idempotent: true,
});
