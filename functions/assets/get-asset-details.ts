import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { briefNow } from '#functions/platform/directory/employee-briefs.ts';
import { assets } from './assets.ts';

export const handler = serve(getAssetDetails, async ({ params, actor }) => {
  const { asset, ownerId, custom_fields } = await assets(actor).details(params.id);
  return { asset, asset_policy_details: null, employee_details: (await briefNow(ownerId)) ?? null, custom_fields };
});
