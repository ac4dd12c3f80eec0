import { listAudit } from '#shared/contract/activity/list-audit.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { auditList } from './audit-list.ts';

export const handler = serve(listAudit, ({ query, actor }) => auditList(actor, query));
