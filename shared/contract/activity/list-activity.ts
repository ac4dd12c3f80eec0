import * as z from 'zod';
import { activityItem, eventTypes, feedObject } from '#shared/activity/events.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runView } from '#shared/contract/runs/run.ts';
import { relatedObject } from './related-object.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { idParam } from '#shared/values/wire.ts';

/** A page with fewer items is the last one (docs/areas/records.md#feed). */
export const FEED_PAGE = 50;

const PAGE_MAX = 1000;
const pageParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .pipe(z.int().max(PAGE_MAX));

/** The `next` of the page before: `2026-11-21T12:00:00.000Z#<event id>`, then the runs that have their line. */
const cursor = z
  .string()
  .max(2000)
  .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z#[0-9A-Z]{26}(?:~[0-9A-Z]{26})*$/);

const feedRun = runView
  .pick({
    run_id: true,
    kind: true,
    title: true,
    done: true,
    can_undo: true,
    undo_run_id: true,
    result: true,
  })
  .extend({
    /** The name of the file of an import; null for any other run. */
    file_name: z.string().nullable(),
  });
export type FeedRun = z.output<typeof feedRun>;

/** A line of a feed. In the compact feed of the company, `run` is the ended run of several records that it tells. */
const feedItem = activityItem.extend({ run: feedRun.optional() });
export type FeedItem = z.output<typeof feedItem>;
const eventType = z.enum(eventTypes);
const typeList = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(eventType));

/** Filters of a feed: event types separated by commas, a person who did it or whom it is about, and days. */
export const feedFilters = {
  types: typeList.optional(),
  person: idParam.optional(),
  from: wireDate.optional(),
  to: wireDate.optional(),
};

export const listActivity = endpoint({
  id: 'activity.listActivity',
  method: 'GET',
  path: '/api/activity/list',
  permission: 'activity:read',
  summary:
    'The feed of one record by page, or without a record the feed of the company (administrators) by cursor; newest first, 50 a page',
  query: z.strictObject({
    relatedObject: feedObject.optional(),
    relatedObjectId: idParam.optional(),
    /** The page of a record's feed; the company's feed goes on with `before`. */
    page: pageParam.default(1),
    before: cursor.optional(),
    /** One line for what a run did to many records of the company. */
    compact: z.enum(['0', '1']).default('0'),
    ...feedFilters,
  }),
  response: z.object({
    items: z.array(feedItem),
    relatedObjectData: relatedObject.nullable(),
    /**
     * Where the next page of the company's feed begins; null at the end. A rare filter may give a short page before
     * it.
     */
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
});
