import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { recordChoiceIssues } from './feed-filters.ts';
import { feedExport } from './feed-export.ts';

export const handler = serve(exportActivity, ({ query, actor }) => {
  assertNoIssues(recordChoiceIssues(query));
  return exportList(feedExport, actor, query);
});
