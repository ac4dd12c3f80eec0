import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import { bulkAssignIssues, stockIssues } from '#shared/assets/asset.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assertPolicyTemplate } from '#functions/platform/contracts/policy-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { launchRun } from '#functions/platform/runs/start-run.ts';
import {
  ASSIGN_KIND,
  ASSIGN_POLICY_KIND,
  ASSIGN_STOCK_KIND,
  ASSIGN_STOCK_POLICY_KIND,
  undoOfAssets,
  type AssignInput,
  type AssignStockInput,
} from './asset-runs.ts';
import { findAssetType } from './asset-types.ts';
import { stockFor } from './stock.ts';

type Body = EndpointInput<typeof bulkAssignAssets>['body'];

const titleOf = (type: string | undefined, count: number): RunTitle =>
  type === undefined ? { name: 'assignStock', values: { count } } : { name: 'assign', values: { name: type, count } };

/** Chosen assets are taken from stock alone, and need no type. */
const assertConsistent = ({ assetTypeId, employee_ids, stock, asset_ids, query }: Body): void => {
  const isChosen = asset_ids !== undefined || query !== undefined;
  if (asset_ids && query) assertNoIssues([issue('asset_ids', 'unrecognized_key')]);
  if (isChosen && stock !== 'only') assertNoIssues([issue('stock', 'invalid_value', { allowed: 'only' })]);
  assertNoIssues(bulkAssignIssues({ assetTypeId: isChosen ? 1 : assetTypeId, employee_ids }), 'invalid');
};

/**
 * Refuses an assignment for which there are fewer assets in stock than people; with `first` the missing ones are made.
 */
const assertEnough = async (actor: Actor, input: AssignStockInput): Promise<void> => {
  const { length: count } = await stockFor(actor, input);
  assertNoIssues(stockIssues(input, count), 'invalid');
};

const kindsOf = (policy: number | undefined) =>
  policy === undefined
    ? { fresh: ASSIGN_KIND, stock: ASSIGN_STOCK_KIND }
    : { fresh: ASSIGN_POLICY_KIND, stock: ASSIGN_STOCK_POLICY_KIND };

export const handler = serve(bulkAssignAssets, async ({ body, actor, commit }) => {
  assertConsistent(body);
  await assertPolicyTemplate(actor, body.policy_template_id);
  const { stock, asset_ids, query, policy_template_id } = body;
  const type = asset_ids || query ? undefined : await findAssetType(body.assetTypeId ?? 0);
  const input: AssignInput = {
    assetTypeId: type?.id ?? 0,
    price: body.price ?? null,
    employee_ids: [...new Set(body.employee_ids)],
    start_date: body.start_date ?? today(),
    policy_template_id,
  };
  const title = titleOf(type?.name, input.employee_ids.length);
  const run = { title, actor, permission: 'assets:read', undo: undoOfAssets } as const;
  const kinds = kindsOf(policy_template_id);
  if (stock === 'none') return launchRun({ ...run, kind: kinds.fresh, input }, commit);
  const fromStock: AssignStockInput = { ...input, stock, asset_ids, query };
  await assertEnough(actor, fromStock);
  return launchRun({ ...run, kind: kinds.stock, input: fromStock }, commit);
});
