import type * as z from 'zod';
import type { EventPayload } from '#shared/activity/events.ts';
import type { messageBody } from '#shared/contract/activity/message.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { newEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { visibleObject } from './visible-object.ts';

type Message = z.output<typeof messageBody>;

/** The message as an event of the record it is about; throws 404 when the actor does not see that record. */
export const planMessage = async (
  actor: Actor,
  to: EventPayload<'message_sent'>['to'],
  { message, related_object, related_object_id }: Message,
): Promise<{ id: string; writes: Write[] }> => {
  await visibleObject(actor, related_object, related_object_id);
  const sent = newEvent(actor, {
    object: related_object,
    id: related_object_id,
    type: 'message_sent',
    payload: { to, message },
  });
  return { id: sent.id, writes: [storeEvent(sent)] };
};
