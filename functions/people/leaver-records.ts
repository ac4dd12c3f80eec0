import type { Held } from '#shared/contract/people/held.ts';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { heldKey, type HeldType, type LeaverAction, type LeaverItem } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { employeeCollection, personAmong } from '#functions/platform/directory/employees.ts';
import { heldNow } from './held-by-person.ts';
import { LEAVER_UNDO_KIND, type LeaverRunItem } from './leaver-run-input.ts';

type SentItem = LeaverItem & { version?: number | undefined };
type HeldItem = { label: string; version: number };

const named = (...parts: (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(', ');

const heldItems = ({ vehicles, assets, licences }: Held): Map<string, HeldItem> => {
  const items = new Map<string, HeldItem>();
  const add = (type: HeldType, { id, version }: { id: number; version: number }, label: string) =>
    items.set(heldKey({ type, id }), { label, version });
  for (const car of vehicles) add('car', car, named(car.name, car.plate));
  for (const asset of assets) add('asset', asset, assetTitle(asset));
  for (const license of licences) add('software_license', license, named(license.name, license.username));
  return items;
};

const notHeldIssues = (items: readonly SentItem[], held: ReadonlyMap<string, HeldItem>): Issue[] =>
  items.flatMap((item, at) => (held.has(heldKey(item)) ? [] : [issue(`items.${at}.id`, 'not_held')]));

/** Throws when somebody saved a record since the list was read, so that it can be looked at again. */
const assertCurrent = (items: readonly SentItem[], held: ReadonlyMap<string, HeldItem>): void => {
  const stale = items.flatMap((item) => {
    const current = held.get(heldKey(item));
    return current && item.version !== undefined && item.version !== current.version ? [current.label] : [];
  });
  if (stale.length === 0) return;
  const detail = `Somebody changed ${stale.join(' and ')} meanwhile. Look at it again.`;
  throw new AppError('stale_version', { detail });
};

const decisions: Record<LeaverAction, (to: string) => string> = {
  return: () => 'Return',
  transfer: (to) => `Transfer to ${to}`,
  keep: () => 'Keep',
};

/**
 * The sent items as the run takes them. Throws unless the person holds each of them and each receiver may get
 * something; a record that is unknown, out of sight or held by somebody else gives the same message.
 */
export const runItemsOf = async (
  actor: Actor,
  employeeId: number,
  items: readonly SentItem[],
  day: IsoDate,
): Promise<LeaverRunItem[]> => {
  const held = heldItems(await heldNow(actor, employeeId));
  assertNoIssues(notHeldIssues(items, held), 'invalid');
  assertCurrent(items, held);
  const people = await employeeCollection.refresh();
  return items.map(({ type, id, action, to_employee_id: to = 0 }, at) => {
    const receiver = to > 0 ? personAmong(people, actor, to, `items.${at}.to_employee_id`, day).name : '';
    const { label } = held.get(heldKey({ type, id }))!;
    return { type, id, action, to_employee_id: to, label, decision: decisions[action](receiver) };
  });
};

/** How many items get which decision. */
export const countDecisions = (items: readonly LeaverRunItem[]) => {
  const count = (wanted: LeaverAction): number => items.filter(({ action }) => action === wanted).length;
  return { returned: count('return'), transferred: count('transfer'), kept: count('keep') };
};

const readRight: Record<HeldType, Permission> = {
  car: 'fleet:read',
  asset: 'assets:read',
  software_license: 'software:read',
};

/** The rights that somebody needs to see a run over these items. */
export const readRights = (items: readonly LeaverRunItem[]): Permission[] => [
  ...new Set(items.map(({ type }) => readRight[type])),
];

/** The undo needs the right of each item's kind, too; a run that only keeps records has nothing to undo. */
export const undoOfLeaver = (items: readonly LeaverRunItem[]) =>
  items.some(({ action }) => action !== 'keep')
    ? { undo: { kind: LEAVER_UNDO_KIND, permission: 'people:read' } as const }
    : {};
