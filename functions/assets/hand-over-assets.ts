import { assetDated } from '#shared/assets/asset.dated.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { endOn, type Periods } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { correctedEvent } from '#functions/platform/assignments/correction.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetStore } from './asset-store.ts';
import type { HandOver } from '#functions/platform/assignments/hand-over.ts';
import { assets } from './assets.ts';

/** Nobody has an archived asset, so its history has an end. */
const correct = (actor: Actor, asset: Asset, periods: Periods) => {
  const { id, deleted, periods: before } = asset;
  if (JSON.stringify(before) === JSON.stringify(periods)) return { issues: [], writes: [] };
  const goesOn = deleted === 1 && JSON.stringify(endOn(periods, today())) !== JSON.stringify(periods);
  if (goesOn) return { issues: [issue('periods', 'archived_holder')], writes: [] };
  const corrected = assetDated.asOf({ ...asset, periods: [...periods] }, today());
  return {
    issues: [],
    writes: [assetStore.update(asset, corrected), correctedEvent(actor, 'asset', id, { before, after: periods })],
  };
};

/** Hands an asset to another owner or to stock: an edit of its owner that ends and starts periods on the same day. */
export const handOverAssets: HandOver = {
  object: 'asset',

  async open(actor, ids) {
    const register = assets(actor);
    const toChange = await register.manyToChange(ids);
    return {
      toChange(id) {
        const { asset } = toChange(id);
        return { stored: asset, holder: asset.deleted === 1 ? 0 : asset.owner_employee_id };
      },
      plan(id, to, day) {
        const dates = { start_date_new_owner: day, end_date_old_owner: day };
        return register.plan(id, { owner_employee_id: to }, dates, { seen: toChange(id) });
      },
      correct: async (id, periods) => correct(actor, toChange(id).asset, periods),
    };
  },
};
