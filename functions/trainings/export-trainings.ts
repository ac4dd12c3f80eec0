import { exportTrainings } from '#shared/contract/trainings/export-trainings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { courseExport } from './course-export.ts';

export const handler = serve(exportTrainings, ({ query, actor }) => exportList(courseExport, actor, query));
