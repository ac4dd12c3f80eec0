import type { TrainingsHome } from '#shared/contract/home/get-home.ts';
import { matchingRows, wholeList } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { sharesCost } from '#shared/trainings/participant.rules.ts';
import { addDays, toDmyOrNull } from '#shared/values/dates.ts';
import { sumMoney } from '#shared/values/money.ts';
import { lastMonths, nextMonths } from '#shared/values/months.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { courses } from './courses.ts';
import { participants } from './participants.ts';
import { mandatoryPrograms, stillMustFollow } from './to-follow.ts';

const UPCOMING_DAYS = 14;
const SHOWN = 5;
const NAMED = 2;
const segment = (segment_id: string) => ({ segment_id, show_deleted_only: '0' }) as const;

const participantsIn = async (actor: Actor, name: string): Promise<ParticipantRow[]> => {
  const { rows, view } = await participants(actor).open(segment(name));
  return matchingRows(rows, { ...wholeList, orderby_column: 'valid_until' }, view);
};

/** The certificates by the month of their last day. */
const expiryByMonth = (certificates: readonly ParticipantRow[]): TrainingsHome['certificates_ahead'] => {
  const expiring = certificates.filter(({ certificate_state: state }) => state !== 'renewed');
  const byMonth = Map.groupBy(expiring, ({ valid_until: until }) => until?.slice(0, 7));
  return nextMonths(today()).map(({ month }) => ({ month, count: byMonth.get(month)?.length ?? 0 }));
};

/** The cost of the trainings of each month; for a team manager, the shares of those of their people who share it. */
const costPerMonth = async (actor: Actor): Promise<TrainingsHome['cost_per_month']> => {
  const { rows, view } = await courses(actor).openTrainings(segment('all'));
  const byMonth = Map.groupBy(matchingRows(rows, wholeList, view), ({ start_date: start }) => start?.slice(0, 7));
  const sharers = isTeamScoped(actor) ? (await participantsIn(actor, 'all')).filter(sharesCost) : null;
  const ofTraining = sharers && Map.groupBy(sharers, ({ training_id: training }) => training);
  const costOf = (row: CourseRow): number | null =>
    ofTraining ? (row.cost_per_person ?? 0) * (ofTraining.get(row.id)?.length ?? 0) : row.cost;
  return lastMonths(today()).map(({ month }) => ({ month, cost: sumMoney((byMonth.get(month) ?? []).map(costOf)) }));
};

const countToFollow = async (actor: Actor): Promise<TrainingsHome['still_to_follow']> => {
  const counted = await Promise.all(
    (await mandatoryPrograms(actor)).map(async (row) => ({
      program_id: row.id,
      name: row.name,
      count: (await stillMustFollow(actor, row)).length,
    })),
  );
  return counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
};

/** The trainings' part of the home page: what begins, and the work that waits. */
export const trainingsHome = async (actor: Actor): Promise<TrainingsHome> => {
  const until = addDays(today(), UPCOMING_DAYS);
  const { rows, view } = await courses(actor).openTrainings(segment('upcoming'));
  const upcoming = matchingRows(rows, { ...wholeList, orderby_column: 'start_date' }, view).filter(
    ({ start_date: start }) => start !== null && start <= until,
  );
  const [open, soon, expired, certificates, toFollow, cost] = await Promise.all([
    participantsIn(actor, 'open'),
    participantsIn(actor, 'expires_soon'),
    participantsIn(actor, 'expired'),
    participantsIn(actor, 'certificates'),
    countToFollow(actor),
    costPerMonth(actor),
  ]);
  return {
    upcoming: upcoming.slice(0, SHOWN).map((row) => ({
      id: row.id,
      name: row.name,
      program_name: row.program_name,
      start_date: toDmyOrNull(row.start_date),
      end_date: toDmyOrNull(row.end_date),
      seats_free: row.seats_free,
      participant_count: row.participant_count,
    })),
    open_participants: open.length,
    certificates_expiring: soon.length,
    certificates_expired: expired.length,
    expired_names: [...new Set(expired.map(({ name }) => name))].toSorted().slice(0, NAMED),
    next_expiry: toDmyOrNull(soon[0]?.valid_until ?? null),
    certificates_ahead: expiryByMonth(certificates),
    cost_per_month: cost,
    still_to_follow: toFollow,
  };
};
