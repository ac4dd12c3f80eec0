import { ABSENT } from '#shared/days-off/request.columns.ts';
import type { DayOffColour } from '#shared/days-off/names.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { DaysOff } from './days-off.ts';

/** The type of an absence as the actor may see it: without the right to reasons, only that somebody is absent. */
export const shownType = (
  actor: Actor,
  daysOff: DaysOff,
  typeId: number,
): { type_name: string; colour: DayOffColour } => {
  const type = daysOff.typeOf(typeId);
  const isHidden = type?.kind === 'absence' && !can(actor, 'absences:reasons');
  return {
    type_name: isHidden ? ABSENT : (type?.name ?? ''),
    colour: isHidden ? 'grey' : (type?.colour ?? 'grey'),
  };
};
