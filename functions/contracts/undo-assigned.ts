import { assertMay } from '#shared/permissions/assert-may.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { assetUndo } from '#functions/assets/undo-assets.ts';
import { assetPolicies } from '#functions/platform/contracts/policies.ts';
import type { RecordUndo } from '#functions/platform/runs/record-undo.ts';
import { contractStore } from './contract-store.ts';
import { contractUndo } from './undo-contracts.ts';

/** The contracts that runs made as the policy of one of these assets alone, for whoever owns it now, by asset. */
const policiesOfRuns = async (ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> => {
  const assets = await assetIndex();
  const rows = ids.flatMap((id) => {
    const owner = assets.get(id)?.owner_employee_id;
    return assetPolicies.rowsOf(id).filter((each) => each.about.length === 1 && each.employee_id === owner);
  });
  const stored = await contractStore.getMany(rows.map(({ id }) => id));
  const made = stored.filter(({ made_by_run: run }) => run !== null);
  const byAsset = Map.groupBy(made, ({ about }) => about[0]!.object_id);
  return new Map([...byAsset].map(([asset, contracts]) => [asset, contracts.map(({ id }) => id)]));
};

/** Takes assets back that a run gave, with the policies that it made over them; one that was sent keeps its asset. */
export const assignedUndo: RecordUndo = {
  ...assetUndo,
  async open(actor, ids) {
    const session = await assetUndo.open(actor, ids);
    const policies = await policiesOfRuns(ids);
    const drafts = [...policies.values()].flat();
    if (drafts.length > 0) assertMay(actor, 'contracts:write');
    const contracts = await contractUndo.open(actor, drafts);
    return {
      recordOf: session.recordOf,
      writesOf: async (id, before) => {
        const writes = [...(await session.writesOf(id, before))];
        for (const contract of policies.get(id) ?? []) writes.push(...(await contracts.writesOf(contract, null)));
        return writes;
      },
    };
  },
};
