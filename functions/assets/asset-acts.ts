import type { Asset } from '#shared/assets/asset.ts';
import { correctReturn } from '#shared/assets/asset.rules.ts';
import { changeHolder, endOn } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { calledOffWrites } from '#functions/platform/assignments/holder-event-writes.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { ActOrder, BulkActs } from '#functions/platform/records/record-kind.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planCheck, UNHELD_CHECK } from './asset-checks.ts';
import { assetStore } from './asset-store.ts';
import { assets } from './assets.ts';
import type { SeenAsset } from './seen-assets.ts';

type Planned = { issues: readonly Issue[]; writes: readonly Write[] };

const PATHS = { start: 'end_date', end: 'end_date' };
const NO_DATES = { start_date_new_owner: null, end_date_old_owner: null };
const NOTHING: Planned = { issues: [], writes: [] };

export const assertInUse = ({ deleted }: Asset): void => {
  if (deleted) throw new AppError('archived', { detail: 'This asset is archived. Unarchive it first.' });
};

/** Archives an asset: its owner has it until today, and what was planned for later is dropped. */
export const archiveAsset = (actor: Actor, asset: Asset): Write[] => {
  if (asset.deleted) return [];
  const periods = endOn(asset.periods, today());
  const archived = { ...asset, deleted: 1 as const, owner_employee_id: 0, acceptance: null, periods: [...periods] };
  return [
    assetStore.update(asset, archived),
    ...calledOffWrites({ actor, object: 'asset', id: asset.id, before: asset.periods, after: periods }),
    recordEvent(actor, { object: 'asset', id: asset.id, type: 'asset_deleted', payload: {} }),
  ];
};

/** Unarchives an asset; nobody owns it again. */
export const restoreAsset = (actor: Actor, asset: Asset): Write[] => {
  if (!asset.deleted) return [];
  const restored = { ...asset, deleted: 0 as const };
  return [
    assetStore.update(asset, restored),
    recordEvent(actor, { object: 'asset', id: asset.id, type: 'asset_undeleted', payload: {} }),
  ];
};

/** Takes an asset back to stock on a day, or corrects the day on which it came back. */
export const planReturn = async (actor: Actor, seen: SeenAsset, day: IsoDate | null | undefined): Promise<Planned> => {
  const { id, owner_employee_id: owner, periods: before } = seen.asset;
  assertInUse(seen.asset);
  // Without a day, what is planned for an asset in stock is called off.
  const moved =
    owner === 0 && day && before.some((held) => held.start_date <= today())
      ? correctReturn(before, day, today())
      : changeHolder(before, { to: 0, day, today: today(), paths: PATHS });
  if (moved.issues.length > 0) return { issues: moved.issues, writes: [] };
  const { writes } = await assets(actor).plan(id, {}, NO_DATES, { seen, periods: moved.periods });
  return { issues: [], writes };
};

/** An asset that its new owner has already stays as it is: naming the present owner would call a plan off. */
const planTransfer = async (actor: Actor, seen: SeenAsset, to: number, day: IsoDate): Promise<Planned> => {
  assertInUse(seen.asset);
  if (seen.asset.owner_employee_id === to) return NOTHING;
  const dates = { start_date_new_owner: day, end_date_old_owner: day };
  return assets(actor).plan(seen.asset.id, { owner_employee_id: to }, dates, { seen });
};

/** Archive, return, transfer and check of many assets. */
export const assetActs: BulkActs = {
  async open(actor, ids) {
    const toChange = await assets(actor).manyToChange(ids);
    const planned = (seen: SeenAsset, { act, to, day, note }: ActOrder): Planned | Promise<Planned> => {
      if (act === 'archive') return { issues: [], writes: archiveAsset(actor, seen.asset) };
      if (act === 'unarchive') return { issues: [], writes: restoreAsset(actor, seen.asset) };
      if (act === 'check') {
        assertInUse(seen.asset);
        return { issues: [], writes: planCheck(actor, seen.asset, day ?? today(), note) };
      }
      if (act === 'transfer') return planTransfer(actor, seen, to, day ?? today());
      assertInUse(seen.asset);
      // An asset that is in stock already keeps the day on which it came back.
      return seen.asset.owner_employee_id === 0 ? NOTHING : planReturn(actor, seen, day);
    };
    return async (id, order) => {
      const seen = toChange(id, order.act === 'check' ? UNHELD_CHECK : undefined);
      return { before: seen.asset, ...(await planned(seen, order)) };
    };
  },
};
