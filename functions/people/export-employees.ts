import { exportEmployees } from '#shared/contract/people/export-employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { employeeExport } from './employee-export.ts';

export const handler = serve(exportEmployees, ({ query, actor }) => exportList(employeeExport, actor, query));
