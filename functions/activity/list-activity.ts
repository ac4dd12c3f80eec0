import { FEED_PAGE, listActivity } from '#shared/contract/activity/list-activity.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { companyFeed } from './company-feed.ts';
import { recordChoiceIssues } from './feed-filters.ts';
import { readFeed } from './feed.ts';
import { assertMayChoose, visibleObject } from './visible-object.ts';

export const handler = serve(
  listActivity,
  async ({ query, actor }) => {
    const { relatedObject, relatedObjectId, page, compact, ...filters } = query;
    if (relatedObject !== undefined && relatedObjectId !== undefined) {
      const relatedObjectData = await visibleObject(actor, relatedObject, relatedObjectId);
      const items = await readFeed(actor, relatedObject, relatedObjectId, { page, perPage: FEED_PAGE }, filters);
      return { items, relatedObjectData, next: null };
    }
    assertNoIssues(recordChoiceIssues(query));
    return {
      ...(await companyFeed(actor, { ...filters, isCompact: compact === '1', limit: FEED_PAGE })),
      relatedObjectData: null,
    };
  },
  ({ actor, named }) => assertMayChoose(actor, named('relatedObject'), named('relatedObjectId'), 'activity:company'),
);
