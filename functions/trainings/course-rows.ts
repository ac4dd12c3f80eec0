import type { CourseCounts, CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { costPerPerson, freePlaces, hasPlace, isWaiting, sharesCost } from '#shared/trainings/participant.rules.ts';
import type { TrainingPhase } from '#shared/trainings/names.ts';
import { AVATARS_MAX } from '#shared/trainings/training.rules.ts';
import { newTraining } from '#shared/trainings/training.ts';
import { sumMoney } from '#shared/values/money.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { ListedProgram } from './program-store.ts';
import type { KnownTraining } from './training-collection.ts';

const isThere = ({ deleted, waiting }: ParticipantRow): boolean => deleted === 0 && waiting === 0;

/** Whether somebody still has to say what became of a participant of a training that is over. */
export const isOpen = (row: ParticipantRow): boolean =>
  isThere(row) && row.phase === 'held' && (row.status === null || row.status === 'reserved');

const byName = (one: ParticipantRow, other: ParticipantRow): number => one.name.localeCompare(other.name);

/** The order of sessions. Those without a day come last: nobody knows when they will be. */
export const byFirstDay = (one: CourseRow, other: CourseRow): number =>
  (one.start_date ?? '9').localeCompare(other.start_date ?? '9') || one.id - other.id;

/** The counts of people; of a person in several sessions the last certificate counts once. */
const countsOf = (participants: readonly ParticipantRow[]): CourseCounts => {
  const people = new Map<number, ParticipantRow[]>();
  for (const row of participants) {
    const known = people.get(row.employee_id);
    if (known) known.push(row);
    else people.set(row.employee_id, [row]);
  }
  const certificates = { valid: 0, soon: 0, expired: 0, none: 0, renewed: 0 };
  const there: ParticipantRow[] = [];
  let followed = 0;
  for (const rows of people.values()) {
    const present = rows.find(isThere);
    if (present) there.push(present);
    if (rows.some((row) => isThere(row) && row.status === 'followed')) followed += 1;
    certificates[currentCertificate(rows).certificate_state] += 1;
  }
  return {
    participant_count: there.length,
    waiting_count: participants.filter(isWaiting).length,
    open_count: participants.filter(isOpen).length,
    followed_count: followed,
    certificates_valid: certificates.valid,
    certificates_soon: certificates.soon,
    certificates_expired: certificates.expired,
    first_employee_ids: there
      .toSorted(byName)
      .slice(0, AVATARS_MAX)
      .map((row) => row.employee_id),
  };
};

/**
 * Among the participations of one person, removed ones included, the one with the certificate that was obtained last.
 */
export const currentCertificate = (rows: readonly ParticipantRow[]): ParticipantRow =>
  rows.reduce((best, row) => ((row.obtained_on ?? '') > (best.obtained_on ?? '') ? row : best));

/**
 * Whether another session of the program, among the participations of the person, renewed the certificate of a
 * participant (docs/areas/trainings.md#certificates).
 */
export const isRenewed = (row: ParticipantRow, ofPerson: readonly ParticipantRow[]): boolean => {
  const { id, program_id: program, obtained_on: obtained } = row;
  if (program === null || obtained === null || row.training_deleted === 1) return false;
  const ofProgram = ofPerson.filter((other) => other.program_id === program && other.training_deleted === 0);
  return ofProgram.length > 1 && currentCertificate(ofProgram).id !== id;
};

const countSharers = (participants: readonly ParticipantRow[]): number => participants.filter(sharesCost).length;

/**
 * The row of a training. `participants` are those in the reader's sight, `all` those of everybody, by whom places are
 * counted.
 */
export const trainingRowOf = (
  training: KnownTraining,
  participants: readonly ParticipantRow[],
  all: readonly ParticipantRow[] = participants,
): CourseRow => {
  const { stored_program_id: _, stored_deleted: __, sequence: ___, ...known } = training;
  const taken = all.filter(hasPlace).length;
  return {
    ...known,
    ...countsOf(participants),
    is_program: 0,
    mandatory_segment_id: null,
    valid_months: null,
    cost_per_person: costPerPerson(training.cost, countSharers(all)),
    seats_taken: taken,
    seats_free: freePlaces(training.seats, taken),
    session_count: 0,
    held_count: 0,
    next_date: training.phase === 'held' ? null : training.start_date,
  };
};

const byNextDate = (one: CourseRow, other: CourseRow): number =>
  (one.next_date ?? '9').localeCompare(other.next_date ?? '9');

const phaseOfProgram = (sessions: readonly CourseRow[], next: CourseRow | undefined): TrainingPhase => {
  if (sessions.some(({ phase }) => phase === 'running')) return 'running';
  return sessions.length > 0 && next === undefined ? 'held' : 'planned';
};

const widestVisibility = (
  sessions: readonly CourseRow[],
): Pick<CourseRow, 'is_visible_for_employees' | 'selected_teams'> => {
  if (sessions.length === 0 || sessions.some((row) => row.is_visible_for_employees === 1))
    return { is_visible_for_employees: 1, selected_teams: [] };
  const teams = [...new Set(sessions.flatMap((row) => (row.is_visible_for_employees === 2 ? row.selected_teams : [])))];
  return { is_visible_for_employees: teams.length > 0 ? 2 : 0, selected_teams: teams };
};

const firstDay = (days: readonly (IsoDate | null)[]): IsoDate | null =>
  days.filter((day): day is IsoDate => day !== null).toSorted()[0] ?? null;
const lastDay = (days: readonly (IsoDate | null)[]): IsoDate | null =>
  days
    .filter((day): day is IsoDate => day !== null)
    .toSorted()
    .at(-1) ?? null;

/**
 * The row of a program from those of its sessions and from their participants in the reader's sight. The cost is shared
 * by `all` of them.
 */
export const programRowOf = (
  program: ListedProgram,
  sessions: readonly CourseRow[],
  participants: readonly ParticipantRow[],
  all: readonly ParticipantRow[] = participants,
): CourseRow => {
  const { sessions_fate: _, ...known } = program;
  const next = sessions.filter(({ phase }) => phase !== 'held').toSorted(byNextDate)[0];
  const cost = sumMoney(sessions.map((row) => row.cost));
  return {
    ...newTraining,
    ...known,
    ...countsOf(participants),
    ...widestVisibility(sessions),
    is_program: 1,
    program_id: null,
    program_name: null,
    is_first_training: 0,
    cost,
    cost_per_person: costPerPerson(cost, countSharers(all)),
    leverancier: sessions.map((row) => row.leverancier).findLast((supplier) => supplier !== null) ?? null,
    certificate_to_achieve: sessions.some((row) => row.certificate_to_achieve === 1) ? 1 : 0,
    start_date: firstDay(sessions.map((row) => row.start_date)),
    end_date: lastDay(sessions.map((row) => row.end_date ?? row.start_date)),
    seats: next?.seats ?? null,
    seats_taken: next?.seats_taken ?? 0,
    seats_free: next?.seats_free ?? null,
    session_count: sessions.length,
    held_count: sessions.filter(({ phase }) => phase === 'held').length,
    next_date: next?.next_date ?? null,
    phase: phaseOfProgram(sessions, next),
  };
};
