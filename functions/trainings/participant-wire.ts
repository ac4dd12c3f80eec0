import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { byQueue, isWaiting } from '#shared/trainings/participant.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { withRenewal } from './participant-index.ts';
import { participantsByTraining } from './participant-store.ts';

/** The positions on the waiting list of a training, from 1, by participant. They count everybody who waits. */
export const positionsOf = (trainingId: number): ReadonlyMap<number, number> =>
  new Map(
    participantsByTraining
      .rowsOf(trainingId)
      .filter(isWaiting)
      .toSorted(byQueue)
      .map((row, at) => [row.id, at + 1]),
  );

const presentParticipant = (
  row: ParticipantRow,
  picture: PictureOf,
  positions: ReadonlyMap<number, number>,
): ParticipantOut => ({
  id: row.id,
  version: row.version,
  training_id: row.training_id,
  training_name: row.training_name,
  program_id: row.program_id,
  program_name: row.program_name,
  start_date: toDmyOrNull(row.start_date),
  end_date: toDmyOrNull(row.end_date),
  phase: row.phase,
  employee_id: row.employee_id,
  person_name: row.name,
  avatar: picture(row.person_avatar),
  person_team_names: row.person_team_names,
  person_left: row.person_left,
  status: row.status,
  result: row.result,
  waiting: row.waiting,
  position: positions.get(row.id) ?? null,
  answer: row.answer,
  invited_at: row.invited_at,
  changed_on: toDmyOrNull(row.changed_on),
  obtained_on: toDmyOrNull(row.obtained_on),
  valid_until: toDmyOrNull(row.valid_until),
  certificate_state: row.certificate_state,
  deleted: row.deleted,
});

/** The one serializer of participants, for lists and details. */
export const presentParticipants = async (rows: readonly ParticipantRow[]): Promise<ParticipantOut[]> => {
  const picture = await pictureLinks(rows.map((row) => row.person_avatar));
  const trainings = new Set(rows.filter(isWaiting).map((row) => row.training_id));
  const positions = new Map([...trainings].flatMap((id) => [...positionsOf(id)]));
  return rows.map((row) => presentParticipant(withRenewal(row), picture, positions));
};
