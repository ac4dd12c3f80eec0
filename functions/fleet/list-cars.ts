import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(listCars, ({ query, actor }) => vehicles(actor).list(query));
