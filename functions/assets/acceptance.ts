import type { AcceptanceDecision } from '#shared/assets/acceptance.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { acceptedAhead } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetStore } from './asset-store.ts';

const decisionEvent = (
  actor: Actor,
  asset: Asset,
  { person, decision, reason }: { person: number; decision: AcceptanceDecision; reason: string },
): Write => {
  const owner = { owner_name: nameOfPerson(person) ?? '', employee_id: person };
  return decision === 'accepted'
    ? recordEvent(actor, { object: 'asset', id: asset.id, type: 'asset_accepted', payload: owner })
    : recordEvent(actor, {
        object: 'asset',
        id: asset.id,
        type: 'asset_request_declined',
        payload: { ...owner, reason },
      });
};

/** What the owner said of an asset; the names of people are as of their last refresh. */
export const planSettlement = (actor: Actor, asset: Asset, decision: AcceptanceDecision, reason: string): Write[] => [
  assetStore.update(asset, { ...asset, acceptance: decision }),
  decisionEvent(actor, asset, { person: asset.owner_employee_id, decision, reason }),
];

/** Somebody accepted an asset that they own from a later day on; no writes where nothing of theirs waits. */
export const planAcceptanceAhead = (actor: Actor, asset: Asset, person: number): Write[] => {
  const periods = acceptedAhead(asset.periods, person, today());
  if (periods === asset.periods) return [];
  return [
    assetStore.update(asset, { ...asset, periods: [...periods] }),
    decisionEvent(actor, asset, { person, decision: 'accepted', reason: '' }),
  ];
};
