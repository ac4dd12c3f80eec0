import { exportActivity } from '#shared/contract/activity/export-activity.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { feedExport } from './feed-export.ts';

export const handler = serve(exportActivity, ({ query, actor }) => exportList(feedExport, actor, query));
