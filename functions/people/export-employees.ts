import { exportEmployees } from '#shared/contract/people/export-employees.ts';
import { serve } from '#functions/http/serve.ts';
import { exportList } from '#functions/runs/export-list.ts';
import { employeeExport } from './employee-export.ts';

export const handler = serve(exportEmployees, ({ query, actor }) => exportList(employeeExport, actor, query));
