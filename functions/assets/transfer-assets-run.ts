import { assetTitle } from '#shared/assets/asset-tag.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { HandOverSession } from '#functions/platform/assignments/hand-over.ts';
import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { TRANSFER_KIND, type TransferInput } from './asset-runs.ts';
import { handOverAssets } from './hand-over-assets.ts';
import { ownedBy } from './owned-by.ts';

type Ready = TransferInput & { session: HandOverSession };

/** Hands assets of one person to another, or back to stock. */
export const transferAssetsRun = itemKind<TransferInput, number, Ready>({
  kind: TRANSFER_KIND,
  permission: 'assets:write',
  paceMs: 0,
  groupMax: 20,
  inFlight: 2,
  expand: async function* ({ from_employee_id: from, asset_ids: requestedIds }) {
    const owned = await ownedBy(from);
    const names = new Map(owned.map((asset) => [asset.id, assetTitle(asset)]));
    for (const id of requestedIds ?? names.keys()) yield { label: names.get(id) ?? `#${id}`, input: id };
  },
  refOf: (id) => ({ object: 'asset', id }),
  prepare: async (input, ids, { actor }) => ({ ...input, session: await handOverAssets.open(actor, ids) }),
  apply: async (id, { from_employee_id: from, to_employee_id: to, date, session }) => {
    const { stored: before, holder } = session.toChange(id);
    if (holder !== from) throw new AppError('conflict', { detail: 'It belongs to somebody else now.' });
    const { issues, writes } = await session.plan(id, to, date);
    assertNoIssues(issues, 'period_overlap');
    return { writes, ref: { object: 'asset', id }, undo: { before: { ...before }, version: before.version + 1 } };
  },
  finish: async (_, { done, failed }) => ({ object: 'asset', created: 0, changed: done, failed }),
});
