import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { askedRight } from './asked-right.ts';

export const listAskedRights = endpoint({
  id: 'session.listAskedRights',
  method: 'GET',
  path: '/api/users/askedRights/list',
  permission: 'users:manage',
  summary: 'The rights that users asked for and that nobody has given or dismissed, first ones first',
  response: z.object({ data: z.array(askedRight) }),
});
