import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { stillToFollow } from '#shared/contract/trainings/still-to-follow.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { Program } from '#shared/trainings/program.ts';
import { mustStillFollow } from '#shared/trainings/mandatory.rules.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { briefsNow } from '#functions/platform/directory/employee-briefs.ts';
import { ifUsable } from '#functions/platform/people-list/segment-name.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { currentCertificate } from './course-rows.ts';
import { participantsByTraining } from './participant-store.ts';
import { trainingsByProgram } from './training-collection.ts';
import { programSight } from './training-sight.ts';
import { coursesFor, refreshCourses } from './course-index.ts';

/** The participations in all sessions of a program by person, as of the last refresh; removed ones included. */
export const participationsIn = (programId: number): ReadonlyMap<number, ParticipantRow[]> => {
  const byPerson = new Map<number, ParticipantRow[]>();
  for (const { id, deleted } of trainingsByProgram.rowsOf(programId)) {
    if (deleted === 1) continue;
    for (const row of participantsByTraining.rowsOf(id)) {
      const known = byPerson.get(row.employee_id);
      if (known) known.push(row);
      else byPerson.set(row.employee_id, [row]);
    }
  }
  return byPerson;
};

type Rule = Pick<Program, 'id' | 'valid_months'>;

/** Whether a person must still follow a program, by their participations in it. */
export const isToFollow = ({ valid_months: months }: Rule, rows: readonly ParticipantRow[]): boolean =>
  mustStillFollow(
    rows
      .filter(({ deleted }) => deleted === 0)
      .map(({ status, start_date, end_date }) => ({
        status,
        followed_on: end_date ?? start_date,
      })),
    rows.length === 0 ? null : currentCertificate(rows),
    months,
    today(),
  );

/** The programs in sight that somebody must follow. */
export const mandatoryPrograms = async (actor: Actor): Promise<CourseRow[]> =>
  [...(await coursesFor(actor)).programs.all()].filter((row) => row.deleted === 0 && row.mandatory_segment_id !== null);

/** The people of a segment who must still follow a program, in the order of the query. */
const peopleToFollow = async (actor: Actor, program: Rule, query: ListQuery): Promise<EmployeeRow[]> => {
  const [{ rows, view }] = await Promise.all([employees(actor).open(query), refreshCourses()]);
  const participations = participationsIn(program.id);
  return matchingRows(rows, query, view).filter(({ id }) => isToFollow(program, participations.get(id) ?? []));
};

const peopleQuery = (segment_id: string): ListQuery => ({
  segment_id,
  show_deleted_only: '0',
  search_term: '',
  orderby_column: 'name',
  orderby_direction: 'asc',
  page: 1,
  per_page: 1,
  requested_cf_ids: '',
  filters: undefined,
});

/**
 * The people who must still follow a mandatory program, by name; nobody for one that is not mandatory, or for a segment
 * that the actor may not use.
 */
export const stillMustFollow = async (
  actor: Actor,
  program: Rule & Pick<Program, 'mandatory_segment_id'>,
): Promise<EmployeeRow[]> =>
  program.mandatory_segment_id === null
    ? []
    : ((await ifUsable(peopleToFollow(actor, program, peopleQuery(program.mandatory_segment_id)))) ?? []);

/** The place that somebody has in a session to come, by their participations in the program. */
const seatIn = (rows: readonly ParticipantRow[]): ParticipantRow | undefined =>
  rows.find((row) => row.phase !== 'held' && hasPlace(row));

/** How many of these people have a place in a session to come. */
const countSeated = (people: readonly EmployeeRow[], participations: ReturnType<typeof participationsIn>): number =>
  people.filter(({ id }) => seatIn(participations.get(id) ?? []) !== undefined).length;

/** How many people must still follow a program, and how many of them have a place; null for one that is not mandatory. */
export const countStillToFollow = async (
  actor: Actor,
  program: Rule & Pick<Program, 'mandatory_segment_id'>,
): Promise<{ people: number; seated: number } | null> => {
  if (program.mandatory_segment_id === null) return null;
  const people = await stillMustFollow(actor, program);
  return { people: people.length, seated: countSeated(people, participationsIn(program.id)) };
};

/**
 * Who must still follow a program: of the segment that the query names, else of the one that must. A program without
 * one that is asked for no segment has nobody.
 */
export const listStillToFollow = async (
  actor: Actor,
  programId: number,
  query: ListQuery,
): Promise<EndpointResponse<typeof stillToFollow>> => {
  const program = await programSight.see(actor, programId);
  const segment_id = query.segment_id === 'all' ? (program.mandatory_segment_id ?? 'all') : query.segment_id;
  const sorted = { ...query, segment_id, orderby_column: query.orderby_column ?? 'name' };
  const people = await peopleToFollow(actor, program, sorted);
  const participations = participationsIn(programId);
  const shown = people.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const briefs = await briefsNow(shown.map(({ id }) => id));
  return {
    data: shown.flatMap(({ id }) => {
      const employee = briefs.get(id);
      const rows = participations.get(id) ?? [];
      const seat = seatIn(rows);
      const expired = rows.length > 0 && currentCertificate(rows).certificate_state === 'expired';
      return employee
        ? [
            {
              id,
              employee,
              seat: seat ? { training_id: seat.training_id, start_date: toDmyOrNull(seat.start_date) } : null,
              expired_on: expired ? toDmyOrNull(currentCertificate(rows).valid_until) : null,
            },
          ]
        : [];
    }),
    count: people.length,
    without_seat: people.length - countSeated(people, participations),
  };
};
