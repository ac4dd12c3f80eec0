import { exportRequests } from '#shared/contract/days-off/export-requests.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { requestExport } from './request-export.ts';

export const handler = serve(exportRequests, ({ query, actor }) => exportList(requestExport, actor, query));
