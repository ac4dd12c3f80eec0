import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { carExport } from './car-export.ts';

export const handler = serve(exportCars, ({ query, actor }) => exportList(carExport, actor, query));
