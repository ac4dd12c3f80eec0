import * as z from 'zod';
import { activityItem, feedObject } from '#shared/activity/events.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { idParam } from '#shared/values/wire.ts';

/** A page with fewer items is the last one (spec B §9). */
export const FEED_PAGE = 50;

const PAGE_MAX = 1000;
const pageParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().max(PAGE_MAX));

export const listActivity = endpoint({
  id: 'activity.listActivity',
  method: 'GET',
  path: '/api/activity/list',
  permission: 'activity:read',
  summary: 'The feed of one record, newest first, 50 a page; wage events only with the wages right',
  query: z.strictObject({
    relatedObject: feedObject,
    relatedObjectId: idParam,
    page: pageParam.default(1),
  }),
  response: z.object({
    items: z.array(activityItem),
    relatedObjectData: z.object({ id: z.int(), name: z.string(), deleted: z.boolean() }),
  }),
  errors: ['not_found'],
});
