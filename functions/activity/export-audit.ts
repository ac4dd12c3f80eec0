import { exportAudit } from '#shared/contract/activity/export-audit.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertLeaves, exportList } from '#functions/platform/runs/export-list.ts';
import { auditExport } from './audit-export.ts';

export const handler = serve(
  exportAudit,
  ({ query, actor }) => exportList(auditExport, actor, query),
  ({ actor }) => assertLeaves(actor, auditExport),
);
