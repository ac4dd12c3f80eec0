import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { briefNow } from '#functions/platform/directory/employee-briefs.ts';
import { readAssetDetails } from './asset-pages.ts';

export const handler = serve(getAssetDetails, async ({ params, actor }) => {
  const { asset, ownerId, custom_fields, policy, receipt_owed } = await readAssetDetails(actor, params.id);
  const employee_details = (await briefNow(ownerId)) ?? null;
  return { asset, asset_policy_details: policy, receipt_owed, employee_details, custom_fields };
});
