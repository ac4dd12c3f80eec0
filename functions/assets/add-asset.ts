import { dayWarnings } from '#shared/assignments/planned.ts';
import { addAsset } from '#shared/contract/assets/add-asset.ts';
import { assetIssues } from '#shared/assets/asset.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';

export const handler = serve(
  addAsset,
  async ({ body: { ownerEmployeeId = 0, start_date, ...fields }, actor, commit }) => {
    assertNoIssues(assetIssues({ assetTypeId: fields.assetTypeId }), 'invalid');
    const register = assets(actor);
    await register.assertMayAssign(ownerEmployeeId);
    // Planning needs the id, so a refused asset leaves a gap in the ids.
    const id = await assetStore.reserveIds();
    const dates = { start_date_new_owner: start_date ?? today(), end_date_old_owner: null };
    const body = { ...fields, owner_employee_id: ownerEmployeeId };
    const { value, writes } = await register.plan(id, body, dates, { ownerPath: 'ownerEmployeeId' });
    const warnings = [...(await register.warnings(value)), ...dayWarnings(start_date, today())];
    return commit(writes, { id, warnings });
  },
);
