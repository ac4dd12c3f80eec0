import { assetTitle } from '#shared/assets/asset-tag.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { newRecordsFor, type NewRecords } from '#functions/platform/assignments/assign-to-many.ts';
import type { HandOverSession } from '#functions/platform/assignments/hand-over.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { personItems, personOfItem } from '#functions/platform/people-list/people-items.ts';
import { itemKind, type ItemOutcome } from '#functions/platform/runs/run-kind.ts';
import { ASSIGN_STOCK_KIND, type AssignStockInput } from './asset-runs.ts';
import { assetStore } from './asset-store.ts';
import { findAssetType } from './asset-types.ts';
import { newAssetOf, PACE_MS } from './assign-assets-run.ts';
import { handOverAssets } from './hand-over-assets.ts';
import { stockFor } from './stock.ts';

/** A person, and the asset from stock that they get; 0 stands for a new one. */
type Pair = { employee_id: number; asset_id: number };

type Ready = AssignStockInput & {
  session: HandOverSession;
  typeName: string;
  fresh: NewRecords;
};

const conflictError = (detail: string): AppError => new AppError('conflict', { detail });

const handOut = async ({ employee_id: to, asset_id: id }: Pair, ready: Ready): Promise<ItemOutcome> => {
  const { stored: before, holder } = ready.session.toChange(id);
  if (holder !== 0) throw conflictError('Somebody has it already.');
  const { issues, writes } = await ready.session.plan(id, to, ready.start_date);
  assertNoIssues(issues, 'period_overlap');
  return { writes, ref: { object: 'asset', id }, undo: { before: { ...before }, version: before.version + 1 } };
};

const makeNew = (actor: Actor, employeeId: number, ready: Ready): ItemOutcome => {
  if (ready.stock === 'only') throw conflictError('None was left in stock.');
  const { id, numbers } = ready.fresh.get(employeeId)!;
  const person = () => personOfItem(employeeId, employeeCollection.rows, actor, ready.start_date);
  return {
    writes: newAssetOf(actor, { employeeId, id, numbers, person }, ready),
    ref: { object: 'asset', id },
    undo: { before: null, version: 1 },
  };
};

/** Gives each person an asset from stock, in the order of the labels, and makes the rest where that is asked. */
export const assignStockRun = itemKind<AssignStockInput, Pair, Ready>({
  kind: ASSIGN_STOCK_KIND,
  permission: 'assets:write',
  paceMs: PACE_MS,
  groupMax: 20,
  inFlight: 3,
  failure: (message) => `Could not assign asset: ${message}`,
  expand: async function* (input, { actor }) {
    const stock = (await stockFor(actor, input)).values();
    for await (const item of personItems(input.employee_ids, actor)) {
      const asset = stock.next().value;
      const words = asset ? { detail: assetTitle(asset) } : {};
      yield { ...item, ...words, input: { employee_id: item.input, asset_id: asset?.id ?? 0 } };
    }
  },
  refOf: ({ asset_id: id }) => (id > 0 ? { object: 'asset', id } : undefined),
  prepare: async (input, pairs, { actor }) => {
    const taken = pairs.flatMap(({ asset_id: id }) => (id > 0 ? [id] : []));
    const people = pairs.flatMap(({ employee_id: id, asset_id: asset }) => (asset > 0 ? [] : [id]));
    const [session, type, fresh] = await Promise.all([
      handOverAssets.open(actor, taken),
      input.assetTypeId > 0 ? findAssetType(input.assetTypeId) : undefined,
      newRecordsFor({ object: 'asset', reserveIds: assetStore.reserveIds }, people),
      employeeCollection.refresh(),
    ]);
    return { ...input, session, typeName: type?.name ?? '', fresh };
  },
  apply: async (pair, ready, { actor }) => {
    personOfItem(pair.employee_id, employeeCollection.rows, actor, ready.start_date);
    return pair.asset_id > 0 ? handOut(pair, ready) : makeNew(actor, pair.employee_id, ready);
  },
  finish: async (_, { done, created, failed }) => ({ object: 'asset', created, changed: done - created, failed }),
});
