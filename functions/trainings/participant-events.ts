import type { EventPayload } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { trainingCollection } from './training-collection.ts';

type ParticipantEvent =
  | 'participant_added_to_training'
  | 'participant_waiting'
  | 'participant_got_place'
  | 'participant_removed_from_training'
  | 'participant_status_changed'
  | 'participant_result_changed'
  | 'participant_invited'
  | 'participant_answered'
  | 'participant_asked_again'
  | 'certificate_set'
  | 'certificate_expiring';

/** What made the change when it was not made in a form. */
export type How = { via_excel?: true; via_undo?: true };

type Whose = Pick<Participant, 'id' | 'training_id' | 'employee_id'>;

const names = ({ training_id, employee_id }: Whose) => ({
  training_name: trainingCollection.rows.get(training_id)?.name ?? '',
  person_name: nameOfPerson(employee_id) ?? '',
  employee_id,
});

type OwnPayload<T extends ParticipantEvent> = Omit<EventPayload<T>, 'training_name' | 'person_name' | 'employee_id'>;

/**
 * An event of a participant, in its own feed and again in those of the training and of the person. Without an actor it
 * is one that a schedule found.
 */
export const participantEvents = <T extends ParticipantEvent>(
  actor: Actor | null,
  whose: Whose,
  type: T,
  own: OwnPayload<T>,
): Write[] => {
  // why: the names and the rest are the whole payload of the type
  const payload = { ...names(whose), ...own } as EventPayload<T>;
  const places = [
    ['training_employee', whose.id],
    ['training', whose.training_id],
    ['employee', whose.employee_id],
  ] as const;
  return places.map(([object, id], at) => recordEvent(actor, { object, id, type, payload, isRepeated: at > 0 }));
};
