import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readVehiclePage } from './vehicle-pages.ts';

export const handler = serve(listCars, ({ query, actor }) => readVehiclePage(actor, query));
