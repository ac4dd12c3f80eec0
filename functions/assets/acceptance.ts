import type { AcceptanceDecision } from '#shared/assets/acceptance.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetStore } from './asset-store.ts';

const decisionEvent = (actor: Actor, asset: Asset, decision: AcceptanceDecision, reason: string): Write => {
  const owner_name = nameOfPerson(asset.owner_employee_id) ?? '';
  return decision === 'accepted'
    ? recordEvent(actor, 'asset', asset.id, 'asset_accepted', { owner_name })
    : recordEvent(actor, 'asset', asset.id, 'asset_request_declined', { owner_name, reason });
};

/** What the owner said of an asset; the names of people are as of their last refresh. */
export const planSettlement = (actor: Actor, asset: Asset, decision: AcceptanceDecision, reason: string): Write[] => [
  assetStore.update(asset, { ...asset, acceptance: decision }),
  decisionEvent(actor, asset, decision, reason),
];
