import { getAssetAssignments } from '#shared/contract/assets/get-asset-assignments.ts';
import { presentPeriods } from '#functions/platform/assignments/held-periods.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assets } from './assets.ts';

export const handler = serve(getAssetAssignments, async ({ params, actor }) => ({
  periods: await presentPeriods(actor, (await assets(actor).see(params.id)).asset.periods),
}));
