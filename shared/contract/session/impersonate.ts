import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { id } from '#shared/values/wire.ts';
import { line } from '#shared/values/text.ts';
import { profile } from './profile.ts';

/** Why support acts as somebody, for the audit log. */
export const PURPOSE_MAX = 240;

export const impersonate = endpoint({
  id: 'session.impersonate',
  method: 'POST',
  path: '/api/profile/impersonate',
  permission: 'users:impersonate',
  summary: 'Act as another user (support); every event names both, and the audit log the purpose',
  body: z.strictObject({
    user_id: id,
    purpose: line(PURPOSE_MAX).refine((text) => text !== '', failsWith('required')),
  }),
  response: profile,
  errors: ['not_found'],
});
