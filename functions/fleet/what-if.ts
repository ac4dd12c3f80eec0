import { whatIf } from '#shared/contract/fleet/what-if.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { comparedCars } from './compared-cars.ts';

export const handler = serve(whatIf, ({ body, actor }) => comparedCars(actor, body));
