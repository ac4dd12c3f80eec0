import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { viewState } from '#shared/records/saved-view.ts';
import { edited, flag, id, version } from '#shared/values/wire.ts';
import { viewName } from './saved-view.ts';

export const editView = endpoint({
  id: 'records.editView',
  method: 'POST',
  path: '/api/views/edit',
  permission: 'signed-in',
  summary: 'Rename, share or replace a saved view',
  body: z.strictObject({
    id,
    version: version.optional(),
    name: viewName.optional(),
    state: viewState.optional(),
    shared: flag.optional(),
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'unknown_column'],
});
