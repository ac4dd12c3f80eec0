import { getCo2Target } from '#shared/contract/fleet/get-co2-target.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { fleetCo2Target } from './fleet-co2-target.ts';

export const handler = serve(getCo2Target, ({ query, actor }) => fleetCo2Target(actor, query.target));
