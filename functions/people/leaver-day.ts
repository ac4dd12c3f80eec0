import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/**
 * The default day of a leaver checklist, on which the person has nothing any more: the day after their last one, planned
 * or past, if the actor may see it, else today.
 */
export const leaverDay = (actor: Actor, { active_until: last }: EmployeeRow): IsoDate =>
  last !== null && can(actor, 'people:wage-columns') ? addDays(last, 1) : today();
