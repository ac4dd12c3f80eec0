import { addPolicy } from '#shared/contract/contracts/add-policy.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { planPolicy } from './make-policy.ts';
import type { AskedThing } from './policy-things.ts';

const things = (kind: AskedThing['object_type'], ids: readonly number[]): AskedThing[] =>
  [...new Set(ids)].map((id, at) => ({ object_type: kind, object_id: id, path: `${kind}_ids.${at}` }));

export const handler = serve(addPolicy, async ({ body, actor, commit }) => {
  const { asset_ids: assets, car_ids: cars, employee_id, template_id, isPartner, kind, replaces_contract_id } = body;
  const asked = [...things('car', cars), ...things('asset', assets)];
  const order = { employee_id, template_id, isPartner, kind, replaces_contract_id };
  const { id, count, writes } = await planPolicy(actor, { ...order, things: asked, thingsPath: 'asset_ids' });
  return commit(writes, { contract_id_inserted: id, count_inserted: count });
});
