import type { Asset, AssetCheck } from '#shared/assets/asset.ts';
import { isNewCheck, withCheck, withoutCheck } from '#shared/assets/check.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetStore } from './asset-store.ts';

/** The error for a team manager and an asset that nobody has. */
export const UNHELD_CHECK =
  'Nobody has it, so only somebody who sees the whole company can mark it as checked: ask one of them.';

export const takenBackEvent = (actor: Actor, id: number, day: IsoDate, how: { via_undo?: true } = {}): Write =>
  recordEvent(actor, { object: 'asset', id, type: 'asset_check_taken_back', payload: { date: toDmy(day), ...how } });

/** Somebody saw the asset on a day; no writes for a check that says nothing new. */
export const planCheck = (actor: Actor, asset: Asset, day: IsoDate, note: string | null): Write[] => {
  const check: AssetCheck = { date: day, by: actor.name, note };
  if (!isNewCheck(asset, check)) return [];
  const payload = { date: toDmy(day), ...(note !== null && { message: note }) };
  return [
    assetStore.update(asset, withCheck(asset, check)),
    recordEvent(actor, { object: 'asset', id: asset.id, type: 'asset_checked', payload }),
  ];
};

/** Takes the last check of an asset back. */
export const planTakingBack = (actor: Actor, asset: Asset, day: IsoDate): Write[] => [
  assetStore.update(asset, withoutCheck(asset)),
  takenBackEvent(actor, asset.id, day),
];
