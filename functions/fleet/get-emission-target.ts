import { getEmissionTarget } from '#shared/contract/fleet/get-emission-target.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { fleetCo2Target } from './fleet-co2-target.ts';

export const handler = serve(getEmissionTarget, ({ query, actor }) => fleetCo2Target(actor, query.target));
