import type { Employee } from '#shared/people/employee.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { recorder, type Author } from './events.ts';
import { randomSource } from './random.ts';
import type { DemoTrainings } from './trainings.ts';

/** What happened to the programs, trainings and participants of the demo. */
export const trainingEvents = (
  { programs, trainings, participants }: DemoTrainings,
  people: readonly Employee[],
  authors: readonly Author[],
): Write[] => {
  const random = randomSource(61);
  const { nameOf, record } = recorder(random, people, authors);
  const trainingName = new Map(trainings.map(({ id, name }) => [id, name]));
  const dayOf = (instant: string): IsoDate => instant.slice(0, 10);

  /** How many people wait by training. */
  const waited = new Map<number, number>();

  const ofParticipant = (one: Participant): Write[] => {
    const { id, training_id: training, employee_id, status, result, waiting, changed_on: changed } = one;
    const others = [['training', training], ['employee', employee_id]] as const; // prettier-ignore
    const whose = { training_name: trainingName.get(training) ?? '', person_name: nameOf(employee_id), employee_id };
    const added = dayOf(one.created_at);
    if (waiting === 1) {
      const position = (waited.get(training) ?? 0) + 1;
      waited.set(training, position);
      return record('training_employee', id, added, 'participant_waiting', { ...whose, position }, others);
    }
    const events = record('training_employee', id, added, 'participant_added_to_training', whose, others);
    if (changed === null) return events;
    const [certificate] = one.certificates;
    return [
      ...events,
      ...record('training_employee', id, changed, 'participant_status_changed', { ...whose, old: 'reserved', new: status }, others),
      ...record('training_employee', id, changed, 'participant_result_changed', { ...whose, old: 'to_be_completed', new: result }, others),
      ...(certificate
        ? record('training_employee', id, changed, 'certificate_set', { ...whose, obtained_on: toDmy(certificate.obtained_on), valid_until: toDmyOrNull(certificate.valid_until) }, others)
        : []),
    ]; // prettier-ignore
  };

  return [
    ...programs.flatMap(({ id, name, created_at: at }) => record('program', id, dayOf(at), 'program_added', { name })),
    ...trainings.flatMap(({ id, name, created_at: at }) =>
      record('training', id, dayOf(at), 'training_added', { name }),
    ),
    ...participants.flatMap(ofParticipant),
  ];
};
