import { dayWarnings } from '#shared/assignments/planned.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { assetIssues, quantityIssues } from '#shared/assets/asset.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';

export const handler = serve(addAsset, async ({ body, actor, commit }) => {
  const { ownerEmployeeId: owner = 0, start_date, quantity: asked, like: likeId, ...fields } = body;
  const { assetTypeId, serial_number: serial } = fields;
  const quantity = asked ?? 1;
  assertNoIssues([...assetIssues({ assetTypeId }), ...quantityIssues({ quantity, owner, serial })], 'invalid');
  const register = assets(actor);
  await register.assertMayAssign(owner);
  const like = likeId === undefined ? undefined : (await register.see(likeId)).asset;
  // Planning needs the ids, so refused assets leave a gap in them.
  const id = await assetStore.reserveIds(quantity);
  const ids = Array.from({ length: quantity }, (_, at) => id + at);
  const dates = { start_date_new_owner: start_date ?? today(), end_date_old_owner: null };
  const sent = { ...fields, owner_employee_id: owner };
  const plan = (each: number) => register.plan(each, sent, dates, { ownerPath: 'ownerEmployeeId', like });
  // The first one is checked before the others, which are like it.
  const first = await plan(id);
  const late = first.issues.filter(({ path }) => path === 'start_date_new_owner');
  assertNoIssues(late.map((each) => ({ ...each, path: 'start_date' })));
  const others = await Promise.all(ids.slice(1).map(plan));
  const warnings = [...(await register.warnings(first.value)), ...dayWarnings(start_date, today())];
  const writes = [first, ...others].flatMap((planned) => planned.writes);
  return commit(writes, { id, ids, warnings });
});
