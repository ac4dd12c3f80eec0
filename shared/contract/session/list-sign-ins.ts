import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { flag, id } from '#shared/values/wire.ts';

const signIn = z.strictObject({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where its last call came from. */
  address: z.string().nullable(),
  signed_in_at: z.iso.datetime(),
  /** When it was used last; at most a quarter of an hour old while it is used. */
  last_seen_at: z.iso.datetime(),
  current: flag,
});
export type SignInOut = z.infer<typeof signIn>;

export const listSignIns = endpoint({
  id: 'session.listSignIns',
  method: 'GET',
  path: '/api/profile/signIns',
  permission: 'signed-in',
  summary: 'Where the caller is signed in: browser, system, since when, last used',
  response: z.strictObject({ data: z.array(signIn) }),
});
