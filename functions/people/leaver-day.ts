import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';

/**
 * The default day of a leaver checklist: the last working day once it has come and the actor may see it, else today.
 */
export const leaverDay = (actor: Actor, { active_until: last }: EmployeeRow): IsoDate =>
  last !== null && last <= today() && can(actor, 'people:wage-columns') ? last : today();
