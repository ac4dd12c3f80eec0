import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { created } from '#shared/values/wire.ts';

export const signOutEverywhere = endpoint({
  id: 'session.signOutEverywhere',
  method: 'POST',
  path: '/api/profile/signOutEverywhere',
  permission: 'signed-in',
  summary: 'End all sessions of oneself, on every device, at once',
  body: z.strictObject({}),
  response: created,
});
