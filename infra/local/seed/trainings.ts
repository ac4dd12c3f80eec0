import { NEW_RESULT, NEW_STATUS } from '#shared/trainings/participant.rules.ts';
import type { Participant } from '#shared/trainings/participant.ts';
import type { Program } from '#shared/trainings/program.ts';
import { newTraining, type Training, type TrainingFields } from '#shared/trainings/training.ts';
import { addDays, addMonths, type IsoDate } from '#shared/values/dates.ts';
import { courses, offers, type Offer } from './training-offers.ts';
import { randomSource, type Random } from './random.ts';

/** Everything is decided some weeks before the first day. */
const PLANNED_AHEAD = 45;
const PEOPLE_FEW = 3;

type Somebody = { readonly id: number; readonly start_date: string | null; readonly team_ids: readonly number[] };

export type DemoTrainings = {
  readonly programs: readonly Program[];
  readonly trainings: readonly Training[];
  readonly participants: readonly Participant[];
};

const endOf = (start: IsoDate, days: number | null): IsoDate => addDays(start, Math.max(0, Math.ceil(days ?? 1) - 1));

const fieldsOf = (offer: Offer, start: IsoDate | null): TrainingFields => {
  const { days, minutes, informal, where, certificate, seats, about, fla } = offer;
  return {
    ...newTraining,
    name: offer.name,
    cost: offer.cost,
    leverancier: offer.supplier ?? null,
    start_date: start,
    end_date: start && endOf(start, days ?? null),
    training_amount_selection: minutes === undefined ? 'days' : 'minutes',
    training_amount_days: days ?? null,
    training_amount_minutes: minutes ?? null,
    type_of_training: informal ? 'informal' : 'formal',
    location_of_training: where,
    certificate_to_achieve: certificate === undefined ? 0 : 1,
    additional_information: about ?? null,
    seats: seats ?? null,
    falls_under_fla: fla ? 1 : 0,
  };
};

type Outcome = Pick<Participant, 'status' | 'result'>;

/** What became of somebody in a training that is over; a few were never told. */
const outcomeOf = (random: Random): Outcome => {
  if (random.chance(0.06)) return { status: NEW_STATUS, result: NEW_RESULT };
  if (random.chance(0.07)) return { status: 'not_pursued', result: 'no_result' };
  if (random.chance(0.03)) return { status: 'not_fitting', result: 'no_result' };
  if (random.chance(0.05)) return { status: 'followed', result: 'interrupted' };
  return { status: 'followed', result: random.chance(0.93) ? 'passed' : 'not_passed' };
};

type Session = { readonly training: Training; readonly offer: Offer };

/** The people of a training: those of its team or a part of everybody, and of a full one more than it seats. */
const peopleOf = (
  { offer, isOver }: { readonly offer: Offer; readonly isOver: boolean },
  people: readonly Somebody[],
  day: IsoDate,
  random: Random,
): Somebody[] => {
  const there = people.filter(({ start_date: start }) => start === null || start <= day);
  const team = offer.team === undefined ? there : there.filter(({ team_ids }) => team_ids.includes(offer.team ?? 0));
  const size = (offer.seats ?? random.between(PEOPLE_FEW, 14)) + (offer.full && !isOver ? 4 : -random.between(0, 3));
  const from = random.between(0, Math.max(0, team.length - 1));
  return Array.from({ length: Math.min(Math.max(1, size), team.length) }, (_, at) => team[(from + at) % team.length]!);
};

/** Programs with sessions, one-off courses, and the people who follow them. Ids are those of one counter. */
export const demoTrainings = (today: IsoDate, people: readonly Somebody[]): DemoTrainings => {
  const random = randomSource(53);
  const programs: Program[] = [];
  const sessions: Session[] = [];
  const participants: Participant[] = [];
  let id = 0;
  const createdOn = (offset: number): string => `${addDays(today, Math.min(-3, offset - PLANNED_AHEAD))}T09:00:00.000Z`;

  const addTraining = (offer: Offer, offset: number | null, program: number | null, isFirst: boolean): void => {
    const start = offset === null ? null : addDays(today, offset);
    sessions.push({
      offer,
      training: {
        ...fieldsOf(offer, start),
        id: (id += 1),
        version: 1,
        program_id: program,
        is_first_training: isFirst ? 1 : 0,
        deleted: 0,
        created_at: createdOn(offset ?? 0),
        sequence: 0,
        excel_import_id: null,
      },
    });
  };

  for (const { program, mandatoryTeam, validMonths, sessions: planned } of offers) {
    const programId = (id += 1);
    programs.push({
      id: programId,
      version: 1,
      name: program,
      mandatory_segment_id: mandatoryTeam === undefined ? null : `team_${mandatoryTeam}`,
      valid_months: validMonths ?? null,
      deleted: 0,
      sessions_fate: null,
      created_at: createdOn(planned[0]?.[0] ?? 0),
      excel_import_id: null,
    });
    planned.forEach(([offset, offer], at) => addTraining(offer, offset, programId, at === 0));
  }
  for (const [offset, offer] of courses) addTraining(offer, offset, null, false);

  const addPeople = (session: Session): void => {
    const { training, offer } = session;
    const { start_date: start, end_date: end, seats } = training;
    const isOver = end !== null && end < today;
    peopleOf({ offer, isOver }, people, start ?? today, random).forEach((person, at) => {
      const isWaiting = !isOver && seats !== null && at >= seats;
      const outcome = isOver ? outcomeOf(random) : { status: NEW_STATUS, result: NEW_RESULT };
      const isPassed = isOver && outcome.result === 'passed' && offer.certificate !== undefined && end !== null;
      const months = offer.certificate ?? 0;
      const hasAccepted = !isOver && !isWaiting && random.chance(0.4);
      participants.push({
        id: participants.length + 1,
        version: 1,
        training_id: training.id,
        employee_id: person.id,
        ...(isWaiting ? { status: null, result: null } : outcome),
        waiting: isWaiting ? 1 : 0,
        queued_at: `${training.created_at.slice(0, 10)}T10:${String(at % 60).padStart(2, '0')}:00.000Z`,
        answer: hasAccepted ? 'yes' : null,
        invited_at: hasAccepted ? `${training.created_at.slice(0, 10)}T12:00:00.000Z` : null,
        told_sequence: hasAccepted ? training.sequence : null,
        certificates: isPassed
          ? [{ obtained_on: end, valid_until: months === 0 ? null : addMonths(end, months), file_id: null }]
          : [],
        deleted: 0,
        created_at: `${training.created_at.slice(0, 10)}T10:00:00.000Z`,
        changed_on: isOver && outcome.status !== NEW_STATUS ? end : null,
        excel_import_id: null,
      });
    });
  };
  for (const session of sessions) addPeople(session);
  return { programs, trainings: sessions.map(({ training }) => training), participants };
};

export const BULK_PEOPLE = 50;
const BULK_NAMES = ['VCA', 'First aid', 'Excel', 'Leadership', 'GDPR', 'Forklift', 'Dutch', 'Welding'];

/** The asked number of further one-off courses, with 50 people each, over ten years. */
export function* bulkTrainings(
  count: number,
  first: { readonly training: number; readonly participant: number },
  today: IsoDate,
  people: readonly number[],
): Generator<{ training: Training; participants: Participant[] }> {
  const random = randomSource(59);
  for (let at = 0; at < count; at += 1) {
    const start = addDays(today, 60 - Math.floor((at * 3_650) / count));
    const isOver = start < today;
    const training: Training = {
      ...newTraining,
      id: first.training + at,
      version: 1,
      name: `${BULK_NAMES[at % BULK_NAMES.length]!} ${at + 1}`,
      cost: random.between(0, 40) * 50,
      leverancier: at % 3 === 0 ? null : 'Syntra',
      start_date: start,
      end_date: start,
      training_amount_days: 1,
      program_id: null,
      is_first_training: 0,
      deleted: 0,
      created_at: `${addDays(start, -PLANNED_AHEAD)}T09:00:00.000Z`,
      sequence: 0,
      excel_import_id: null,
    };
    const participants = Array.from({ length: Math.min(BULK_PEOPLE, people.length) }, (_, place): Participant => {
      const outcome = isOver ? outcomeOf(random) : { status: NEW_STATUS, result: NEW_RESULT };
      return {
        id: first.participant + at * BULK_PEOPLE + place,
        version: 1,
        training_id: training.id,
        employee_id: people[(at * 7 + place) % people.length]!,
        ...outcome,
        waiting: 0,
        queued_at: training.created_at,
        answer: null,
        invited_at: null,
        told_sequence: null,
        certificates: [],
        deleted: 0,
        created_at: training.created_at,
        changed_on: isOver ? start : null,
        excel_import_id: null,
      };
    });
    yield { training, participants };
  }
}
