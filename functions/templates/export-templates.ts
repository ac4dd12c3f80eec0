import { exportTemplates } from '#shared/contract/templates/export-templates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertLeaves, exportList } from '#functions/platform/runs/export-list.ts';
import { templateExport } from './template-export.ts';

export const handler = serve(
  exportTemplates,
  ({ query, actor }) => exportList(templateExport, actor, query),
  ({ actor }) => assertLeaves(actor, templateExport),
);
