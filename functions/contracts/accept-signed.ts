import { planAcceptanceAhead, planSettlement } from '#functions/assets/acceptance.ts';
import { assetStore } from '#functions/assets/asset-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { Reaction } from '#functions/platform/events/react.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { contractStore } from './contract-store.ts';

const system = automaticActor('System');

const accept = (id: number, person: number): Promise<void> =>
  retryUnversioned(undefined, async () => {
    const asset = await assetStore.get(id);
    if (!asset) return;
    const isTheirs = asset.owner_employee_id === person;
    if (isTheirs && asset.acceptance !== 'awaiting') return;
    const writes = isTheirs
      ? planSettlement(system, asset, 'accepted', '')
      : planAcceptanceAhead(system, asset, person);
    if (writes.length > 0) await transact(writes);
  });

/**
 * A signed policy accepts the assets in it that wait for its person, now or from a later day on
 * (docs/areas/policies.md#policies).
 */
export const acceptSigned: Reaction = async ({ object, object_id: id }) => {
  // The event stands in the feed of the person, too.
  const contract = object === 'contract' ? await contractStore.get(id) : undefined;
  if (contract?.state !== 'signed' || (contract.policy !== 'policy' && contract.policy !== 'annex')) return [];
  await employeeCollection.refresh();
  for (const { object_type: kind, object_id: asset } of contract.about)
    if (kind === 'asset') await accept(asset, contract.employee_id);
  return [];
};
