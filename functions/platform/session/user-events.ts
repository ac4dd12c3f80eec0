import type { EventPayload, EventType } from '#shared/activity/events.ts';
import type { User } from '#shared/people/user.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** An event in the audit trail of a user, and in the feed of the person that the user is. */
export const userEvents = <T extends EventType>(
  actor: Actor,
  user: User,
  type: T,
  payload: EventPayload<T>,
): Write[] => [
  recordEvent(actor, { object: 'user', id: user.id, type, payload, isRepeated: user.employee_id > 0 }),
  ...(user.employee_id > 0 ? [recordEvent(actor, { object: 'employee', id: user.employee_id, type, payload })] : []),
];
