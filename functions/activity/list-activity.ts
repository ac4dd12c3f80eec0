import { FEED_PAGE, listActivity } from '#shared/contract/activity/list-activity.ts';
import { serve } from '#functions/http/serve.ts';
import { readFeed } from './feed.ts';
import { visibleObject } from './visible-object.ts';

export const handler = serve(listActivity, async ({ query, actor }) => {
  const { relatedObject, relatedObjectId, page } = query;
  const relatedObjectData = await visibleObject(actor, relatedObject, relatedObjectId);
  return { items: await readFeed(actor, relatedObject, relatedObjectId, page, FEED_PAGE), relatedObjectData };
});
