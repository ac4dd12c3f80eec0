import * as z from 'zod';
import { spanIn, outcomeOut } from '#shared/contract/days-off/request.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { linkParams } from './link-params.ts';

export const previewAnswer = endpoint({
  id: 'links.previewAnswer',
  method: 'POST',
  path: '/api/links/{token}/preview',
  session: 'link',
  purposes: ['days-off'],
  summary: 'What days off would come to, before they are asked for through a link; refused as they would be when sent',
  params: linkParams,
  body: z.strictObject(spanIn),
  response: outcomeOut.pick({
    days: true,
    minutes: true,
    day_minutes: true,
    balance: true,
    balances: true,
    warnings: true,
  }),
});
