import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { edited, id, version } from '#shared/values/wire.ts';
import { integrationFieldsIn, integrationName } from './integration.ts';

export const editIntegration = endpoint({
  id: 'integrations.editIntegration',
  method: 'POST',
  path: '/api/integrations/edit',
  permission: 'integrations:manage',
  summary: 'Change the name, features, people, cut-off or told users of an integration, or switch it off',
  body: z.strictObject({
    integration_id: id,
    version: version.optional(),
    name: integrationName.optional(),
    ...integrationFieldsIn,
  }),
  response: edited,
  errors: ['not_found', 'stale_version', 'name_in_use', 'invalid'],
});
