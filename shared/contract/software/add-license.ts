import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { cleared, created, flag, id } from '#shared/values/wire.ts';
import { licenseOut, licenseWarnings, usernameIn } from './license.ts';
import { insertedIn } from './product.ts';

export const addLicense = endpoint({
  id: 'software.addLicense',
  method: 'POST',
  path: '/api/software/licenses/add',
  permission: 'software:write',
  summary: 'Assign a product to a person; a person with an active licence of it keeps that one',
  body: z.strictObject({
    product_id: id,
    employee_id: id,
    username: usernameIn,
    /** The first day with it, today by default; a later day plans it. */
    start_date: cleared(wireDate),
    ...insertedIn,
  }),
  response: created.extend({
    /** 1 when the person has a licence of the product already, or one that begins later, and nothing was changed. */
    already_active: flag,
    license: licenseOut,
    ...licenseWarnings,
  }),
  errors: ['archived', 'licence_active_exists'],
  idempotent: true,
});
