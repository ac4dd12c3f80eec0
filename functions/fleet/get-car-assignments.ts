import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { presentPeriods } from '#functions/platform/assignments/held-periods.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { vehicles } from './vehicles.ts';

export const handler = serve(getCarAssignments, async ({ params, actor }) => ({
  periods: await presentPeriods(actor, (await vehicles(actor).see(params.id)).vehicle.periods),
}));
