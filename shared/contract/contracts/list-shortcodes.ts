import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';
import { shortcodeValue } from './contract.ts';

export const listShortcodes = endpoint({
  id: 'contracts.listShortcodes',
  method: 'GET',
  path: '/api/contracts/shortcodes/{id}/list',
  permission: 'contracts:read',
  summary: 'The fields of a contract with their values and where each comes from',
  params: z.strictObject({ id: idParam }),
  response: z.object({ data: z.array(shortcodeValue) }),
  errors: ['not_found'],
});
