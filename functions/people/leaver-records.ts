import type { Held } from '#shared/contract/people/held.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import { heldKey, type HeldType, type LeaverAction, type LeaverItem } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { employeeCollection, personAmong } from '#functions/platform/directory/employees.ts';
import { heldNow } from './held-by-person.ts';
import { LEAVER_UNDO_KIND, type LeaverThing } from './leaver-run-input.ts';

type Sent = LeaverItem & { version?: number | undefined };
type Known = { label: string; version: number };

const named = (...parts: (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(', ');

const knownThings = ({ vehicles, assets, licences }: Held): Map<string, Known> => {
  const known = new Map<string, Known>();
  const add = (type: HeldType, { id, version }: { id: number; version: number }, label: string) =>
    known.set(heldKey({ type, id }), { label, version });
  for (const thing of vehicles) add('car', thing, named(thing.name, thing.plate));
  for (const thing of assets) add('asset', thing, named(thing.name, thing.serial_number));
  for (const thing of licences) add('software_license', thing, named(thing.name, thing.username));
  return known;
};

const unheld = (items: readonly Sent[], known: ReadonlyMap<string, Known>): Issue[] =>
  items.flatMap((item, at) => (known.has(heldKey(item)) ? [] : [issue(`items.${at}.id`, 'not_held')]));

/** Saved by somebody since the list was read: nothing starts, so that it can be looked at again. */
const assertCurrent = (items: readonly Sent[], known: ReadonlyMap<string, Known>): void => {
  const stale = items.flatMap((item) => {
    const current = known.get(heldKey(item));
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
 * What was sent as the run takes it, when the person holds each of them and each receiver may get something. Unknown, out
 * of sight and held by somebody else give the same words.
 */
export const thingsOf = async (actor: Actor, employeeId: number, items: readonly Sent[]): Promise<LeaverThing[]> => {
  const known = knownThings(await heldNow(actor, employeeId));
  assertNoIssues(unheld(items, known), 'invalid');
  assertCurrent(items, known);
  const people = await employeeCollection.refresh();
  return items.map(({ type, id, action, to_employee_id: to = 0 }, at) => {
    const receiver = to > 0 ? personAmong(people, actor, to, `items.${at}.to_employee_id`).name : '';
    const { label } = known.get(heldKey({ type, id }))!;
    return { type, id, action, to_employee_id: to, label, decision: decisions[action](receiver) };
  });
};

/** How many of them get which decision. */
export const decided = (things: readonly LeaverThing[]) => {
  const count = (asked: LeaverAction): number => things.filter(({ action }) => action === asked).length;
  return { returned: count('return'), transferred: count('transfer'), kept: count('keep') };
};

const reads: Record<HeldType, Permission> = {
  car: 'fleet:read',
  asset: 'assets:read',
  software_license: 'software:read',
};

/** What somebody needs to be told of them. */
export const readRights = (things: readonly LeaverThing[]): Permission[] => [
  ...new Set(things.map(({ type }) => reads[type])),
];

/** Each of them asks for the right of its own; what only was kept has nothing to take back. */
export const undoOfLeaver = (things: readonly LeaverThing[]) =>
  things.some(({ action }) => action !== 'keep')
    ? { undo: { kind: LEAVER_UNDO_KIND, permission: 'people:read' } as const }
    : {};
