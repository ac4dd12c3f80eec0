import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { SOURCE_MAX } from '#shared/belgium/parameter-codes.ts';
import { yearIn } from '#shared/contract/push/push.ts';
import { line } from '#shared/values/text.ts';
import { version } from '#shared/values/wire.ts';
import { yearlyFigures } from './parameters.ts';

export const setParameters = endpoint({
  id: 'fleet.setParameters',
  method: 'POST',
  path: '/api/belgium/parameters/set',
  permission: 'settings:manage',
  summary: 'Add the figures of a year that the product does not know, or change those that were added',
  body: z.strictObject({ version: version.optional(), year: yearIn, source: line(SOURCE_MAX), ...yearlyFigures }),
  response: z.object({ ok: z.literal(1), version }),
  errors: ['stale_version'],
});
