import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import { bulkAssignIssues } from '#shared/assets/asset.rules.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import { ASSIGN_KIND, undoOfAssets, type AssignInput } from './asset-runs.ts';
import { findAssetType } from './asset-types.ts';

export const handler = serve(bulkAssignAssets, async ({ body, actor, commit }) => {
  assertNoIssues(bulkAssignIssues({ assetTypeId: body.assetTypeId, employee_ids: body.employee_ids }), 'invalid');
  const type = await findAssetType(body.assetTypeId ?? 0);
  const input: AssignInput = {
    assetTypeId: type.id,
    price: body.price ?? null,
    employee_ids: [...new Set(body.employee_ids)],
    start_date: body.start_date ?? today(),
  };
  const count = input.employee_ids.length;
  const title = `Assign ${type.name} to ${count} ${count === 1 ? 'person' : 'people'}`;
  const permission = 'assets:read';
  return launchRun({ kind: ASSIGN_KIND, title, input, actor, permission, undo: undoOfAssets }, commit);
});
