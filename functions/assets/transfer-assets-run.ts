import { assetTitle } from '#shared/assets/asset-tag.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { periodsWithout } from '#shared/people/leaver-periods.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import type { HandOverSession } from '#functions/platform/assignments/hand-over.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { TRANSFER_KIND, type TransferInput } from './asset-runs.ts';
import { handOverAssets } from './hand-over-assets.ts';
import { assetsOwnedOrPlanned } from './owned-by.ts';

type Ready = TransferInput & { session: HandOverSession };

/** Hands assets of one person to another, or back to stock. */
export const transferAssetsRun = itemKind<TransferInput, number, Ready>({
  kind: TRANSFER_KIND,
  permission: 'assets:write',
  paceMs: 0,
  groupMax: 20,
  inFlight: 2,
  expand: async function* ({ from_employee_id: from, asset_ids: requestedIds }) {
    const known = await assetsOwnedOrPlanned(from);
    const names = new Map(known.map((asset) => [asset.id, assetTitle(asset)]));
    const owned = known.filter((asset) => asset.owner_employee_id === from).map(({ id }) => id);
    for (const id of requestedIds ?? owned) yield { label: names.get(id) ?? `#${id}`, input: id };
  },
  refOf: (id) => ({ object: 'asset', id }),
  prepare: async (input, ids, { actor }) => ({ ...input, session: await handOverAssets.open(actor, ids) }),
  apply: async (id, { from_employee_id: from, to_employee_id: to, date, session }) => {
    const { stored: before, holder } = session.toChange(id);
    const isComing = before.periods.some((held) => held.employee_id === from && held.start_date > today());
    if (holder !== from && !isComing)
      throw new AppError('conflict', {
        detail: holder === 0 ? 'Nobody has it now.' : 'It belongs to somebody else now.',
      });
    // A planned asset is handed over from its first day on; whoever has it until then keeps it.
    const corrected = periodsWithout(before.periods, from, to, date);
    if (holder !== from)
      assertNoIssues(
        begunLateIssues(before.periods, corrected, () => 'date'),
        'invalid',
      );
    const { issues, writes } =
      holder === from ? await session.plan(id, to, date) : await session.correct(id, corrected);
    assertNoIssues(issues, 'period_overlap');
    return { writes, ref: { object: 'asset', id }, undo: { before: { ...before }, version: before.version + 1 } };
  },
  finish: async (_, { done, failed }) => ({ object: 'asset', created: 0, changed: done, failed }),
});
