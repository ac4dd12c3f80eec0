import type { DaysOffDefinition, DefinitionChange } from '#shared/activity/days-off-events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** The audit of a change of types, schedules, rights and holidays, in the feed of who made it. */
export const definitionEvent = (
  actor: Actor,
  definition: DaysOffDefinition,
  what: DefinitionChange,
  name: string,
): Write =>
  recordEvent(actor, {
    object: 'user',
    id: actor.user_id,
    type: 'days_off_defined',
    payload: { definition, what, name },
  });
