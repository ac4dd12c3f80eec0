import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { isOverBy } from '#shared/people/board.rules.ts';
import { heldTypes, type HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { exactSum } from '#shared/values/money.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Thing, Things } from './things-of-people.ts';

const readRights = { car: 'fleet:read', asset: 'assets:read', software_license: 'software:read' } as const;

/** What somebody has today. */
export const heldToday = ({ of }: Things, { id }: Pick<EmployeeRow, 'id'>): Thing[] =>
  of(id).filter((thing) => thing.start <= today() && !isOverBy(thing, today()));

/** How many of each kind; null for a kind that the actor may not see. */
export const countsOf = (actor: Actor, things: readonly Thing[]): Record<HeldType, number | null> =>
  Object.fromEntries(
    heldTypes.map((type) => [
      type,
      can(actor, readRights[type]) ? things.filter((thing) => thing.type === type).length : null,
    ]),
  ) as Record<HeldType, number | null>; // why: an entry for every type

/** What things cost a month; null where the actor may see no cost of these kinds. */
export const costOf = (actor: Actor, things: readonly Thing[], types: readonly HeldType[]): number | null =>
  types.some((type) => can(actor, readRights[type]))
    ? exactSum(things.filter(({ type }) => types.includes(type)).map(({ exact }) => exact))
    : null;
