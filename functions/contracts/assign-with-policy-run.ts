import type { AssetFacts } from '#shared/contracts/record-values.rules.ts';
import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { ASSIGN_POLICY_KIND, ASSIGN_STOCK_POLICY_KIND, type AssignInput } from '#functions/assets/asset-runs.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { findAssetType } from '#functions/assets/asset-types.ts';
import { assignAssetsRun } from '#functions/assets/assign-assets-run.ts';
import { assignStockRun } from '#functions/assets/assign-stock-run.ts';
import { itemKind, type RunKind } from '#functions/platform/runs/run-kind.ts';
import { contractStore } from './contract-store.ts';
import { policyOrigin } from './make-policy.ts';
import { newTextContract, planNewContract, type ContractOrigin } from './new-contract.ts';

type Input = AssignInput & { readonly policy_template_id: number };

type Ready = {
  /** What the assignment itself prepared. */
  readonly assignment: unknown;
  readonly origin: ContractOrigin;
  /** The ids of the contracts, by person. */
  readonly ids: ReadonlyMap<number, number>;
  readonly factsOf: (asset: number) => AssetFacts;
};

/** What the policy tells of an asset that the same transaction makes or hands over. */
const readFacts = async ({ assetTypeId, start_date: since }: Input): Promise<Ready['factsOf']> => {
  const [rows, type] = await Promise.all([assetIndex(), assetTypeId > 0 ? findAssetType(assetTypeId) : undefined]);
  return (id) => {
    const row = rows.get(id);
    return { name: row?.name ?? type?.name ?? '', serial_number: row?.serial_number ?? null, since };
  };
};

/** An assignment of assets that also makes a policy for each person over what they got, in the same transaction. */
const withPolicy = (base: RunKind, kind: string, personOf: (payload: unknown) => number): RunKind => {
  if (base.form !== 'items') throw new Error(`a run of kind ${base.kind} has no items`);
  return itemKind<Input, unknown, Ready>({
    ...base,
    kind,
    finish: async (input, counts, end) => ({
      ...(await base.finish?.(input, counts, end)),
      policies: counts.done,
    }),
    prepare: async (input, payloads, context) => {
      const { policy_template_id: template } = input;
      const [assignment, origin, first, factsOf] = await Promise.all([
        base.prepare(input, payloads, context),
        policyOrigin(context.actor, template, undefined, policyTemplateTypes.policy),
        contractStore.reserveIds(Math.max(1, payloads.length)),
        readFacts(input),
      ]);
      const ids = new Map(payloads.map((payload, at) => [personOf(payload), first + at]));
      return { assignment, origin, ids, factsOf };
    },
    apply: async (payload, { assignment, origin, ids, factsOf }, context) => {
      const { actor, runId: run } = context;
      assertMay(actor, 'policies:add');
      const outcome = await base.apply(payload, assignment, context);
      const employee_id = personOf(payload);
      const asset = outcome.ref!.id;
      const value = await newTextContract(
        {
          actor,
          id: ids.get(employee_id)!,
          employee_id,
          name: undefined,
          about: [{ object_type: 'asset', object_id: asset }],
          custom: {},
          run,
          policy: { policy: 'policy' },
          assets: [factsOf(asset)],
        },
        origin,
      );
      return { ...outcome, writes: [...outcome.writes, ...planNewContract(actor, value, origin.name)] };
    },
  });
};

export const assignWithPolicyRun = withPolicy(assignAssetsRun, ASSIGN_POLICY_KIND, Number);

export const assignStockWithPolicyRun = withPolicy(
  assignStockRun,
  ASSIGN_STOCK_POLICY_KIND,
  // why: the payload of such a run pairs a person with an asset
  (payload) => (payload as { readonly employee_id: number }).employee_id,
);
