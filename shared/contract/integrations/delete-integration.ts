import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id, version } from '#shared/values/wire.ts';

export const deleteIntegration = endpoint({
  id: 'integrations.deleteIntegration',
  method: 'POST',
  path: '/api/integrations/delete',
  permission: 'integrations:credentials',
  summary: 'Disconnect an integration: its credentials go, its pushes and closed months stay',
  body: z.strictObject({ integration_id: id, version: version.optional() }),
  response: z.object({ id }),
  errors: ['not_found', 'stale_version', 'push_in_progress'],
});
