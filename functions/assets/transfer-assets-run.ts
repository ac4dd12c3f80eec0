import type { Asset } from '#shared/assets/asset.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { now } from '#functions/http/clock.ts';
import { findPerson, personNameOf } from '#functions/people/employees.ts';
import { itemKind } from '#functions/runs/run-kind.ts';
import { readEntities } from '#functions/storage/change-feed.ts';
import { planAssetChange } from './asset-changes.ts';
import { TRANSFER_KIND, type TransferInput } from './asset-runs.ts';
import { assetIndex, assetRowOf, assetStore } from './asset-store.ts';
import { assets } from './assets.ts';
import { ownedBy } from './owned-by.ts';

type Ready = TransferInput & { stored: ReadonlyMap<number, Asset>; giver: string | null; taker: string | null };

const stays = (detail: string): AppError => new AppError('conflict', { detail });

/** Hands assets of one person to another, or back to stock (domain §1.2). */
export const transferAssetsRun = itemKind<TransferInput, number, Ready>({
  kind: TRANSFER_KIND,
  permission: 'assets:write',
  paceMs: 0,
  groupMax: 20,
  inFlight: 2,
  expand: async function* ({ from_employee_id: from, asset_ids: asked }) {
    const owned = await ownedBy(from);
    const names = new Map(
      owned.map(({ id, name, serial_number: serial }) => [id, serial ? `${name}, ${serial}` : name]),
    );
    for (const id of asked ?? names.keys()) yield { label: names.get(id) ?? `#${id}`, input: id };
  },
  prepare: async (input, ids, { actor }) => {
    const { from_employee_id: from, to_employee_id: to } = input;
    const [found, giver, taker] = await Promise.all([
      readEntities<Asset>(assetStore.type, ids),
      personNameOf(from),
      to > 0 ? findPerson(actor, to, 'to_employee_id') : undefined,
      assetIndex(),
    ]);
    return { ...input, stored: new Map(found.map((each) => [each.id, each])), giver, taker: taker?.name ?? null };
  },
  apply: async (id, { from_employee_id: from, to_employee_id: to, date, stored, giver, taker }, { actor }) => {
    const before = stored.get(id);
    if (!before || before.owner_employee_id !== from) throw stays('It belongs to somebody else now.');
    await assets(actor).assertMayChange(from);
    const type = assetRowOf(before).name;
    const { issues, writes } = planAssetChange({
      actor,
      id,
      before,
      body: { owner_employee_id: to },
      dates: { start_date_new_owner: date, end_date_old_owner: date },
      oldNames: { type, owner: giver },
      newNames: { type, owner: taker },
      at: now(),
    });
    assertNoIssues(issues, 'period_overlap');
    return { writes, ref: { object: 'asset', id }, undo: { before: { ...before }, version: before.version + 1 } };
  },
  finish: async (_, { done, failed }) => ({ object: 'asset', created: 0, changed: done, failed }),
});
