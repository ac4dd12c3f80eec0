import { participantDated } from '#shared/trainings/training.dated.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { certificateState, latestCertificate } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { employeeCollection, personCells } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import { groupedRows } from '#functions/platform/storage/grouped-rows.ts';
import { AppError } from '#shared/errors/problem.ts';
import { claimUnique } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { trainingCollection } from './training-collection.ts';

/** The fields of a participant that the list keeps in memory. Changing them needs the next layout version. */
export type ListedParticipant = Omit<Participant, 'excel_import_id' | 'entry_uid'>;

const layout: RowLayout<ListedParticipant> = {
  version: 1,
  fields: [
    'training_id',
    'employee_id',
    'status',
    'result',
    'waiting',
    'queued_at',
    'answer',
    'invited_at',
    'told_sequence',
    'certificates',
    'deleted',
    'created_at',
    'changed_on',
    ...extrasNames,
  ],
};

export const participantStore = entityStore<Participant>({
  type: 'training_employee',
  layout,
  dated: participantDated,
  pointsAt: ({ training_id: training, employee_id: person }) => [
    ...targetsOf('training', [training]),
    ...targetsOf('employee', [person]),
  ],
});

/** The kind of claim on a person in a training, and the value of a participant. */
export const PAIR_CLAIM = 'training_participant';
export const pairOf = ({ training_id, employee_id }: Pick<Participant, 'training_id' | 'employee_id'>): string =>
  `${training_id}-${employee_id}`;

/** One record for each person in a training, also after a removal. */
export const claimPair = (participant: Participant): Write =>
  claimUnique(PAIR_CLAIM, pairOf(participant), participant.id, () => new AppError('conflict'));

/** The participant with the names of person and training, as of their last refresh. */
export const participantRowOf = (stored: ListedParticipant): ParticipantRow => {
  const person = employeeCollection.rows.get(stored.employee_id);
  const training = trainingCollection.rows.get(stored.training_id);
  const certificate = latestCertificate(stored);
  return {
    ...stored,
    name: person?.name ?? '',
    ...personCells(person),
    training_name: training?.name ?? '',
    program_id: training?.program_id ?? null,
    program_name: training?.program_name ?? null,
    training_deleted: training?.deleted ?? 1,
    start_date: training?.start_date ?? null,
    end_date: training?.end_date ?? null,
    phase: training?.phase ?? 'planned',
    obtained_on: certificate?.obtained_on ?? null,
    valid_until: certificate?.valid_until ?? null,
    certificate_state: certificateState(certificate, today()),
  };
};

export const participantCollection = collection<ListedParticipant, ParticipantRow>({
  entity: { type: participantStore.type, layout, dated: participantDated },
  joins: [
    { with: employeeCollection, ids: (row) => [row.employee_id] },
    { with: trainingCollection, ids: (row) => [row.training_id] },
  ],
  toRow: participantRowOf,
});

/** The participants of each training, and the participations of each person; removed ones included. */
export const participantsByTraining = groupedRows(participantCollection, (row) => row.training_id);
export const participantsByPerson = groupedRows(participantCollection, (row) => row.employee_id);

/** The participant of a training by person as of the last refresh, removed ones included; a person takes part once. */
export const participantOf = (trainingId: number, employeeId: number): ParticipantRow | undefined =>
  participantsByTraining.rowsOf(trainingId).find((row) => row.employee_id === employeeId);
