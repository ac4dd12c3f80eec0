import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { serve } from '#functions/http/serve.ts';
import { exportList } from '#functions/runs/export-list.ts';
import { carExport } from './car-export.ts';

export const handler = serve(exportCars, ({ query, actor }) => exportList(carExport, actor, query));
