import { addAssetPolicy } from '#shared/contract/contracts/add-asset-policy.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planPolicy } from './make-policy.ts';

export const handler = serve(addAssetPolicy, async ({ body, actor, commit }) => {
  const { employee_id, selected_assets: ids = [], template_id, isPartner } = body;
  const { id, count, writes } = await planPolicy(actor, {
    employee_id,
    things: ids.map((each) => ({ object_type: 'asset', object_id: each, path: 'selected_assets' })),
    thingsPath: 'selected_assets',
    template_id,
    isPartner,
    kind: 'policy',
    types: ['asset_policy'],
  });
  return commit(writes, { contract_id_inserted: id, count_inserted: count });
});
