import type { TrainingsHome } from '#shared/contract/home/get-home.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, toDmyOrNull } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { courses } from './courses.ts';
import { participants } from './participants.ts';
import { mandatoryPrograms, stillMustFollow } from './to-follow.ts';

const UPCOMING_DAYS = 14;
const SHOWN = 5;
const everything = { search_term: '', orderby_direction: 'asc' } as const;
const segment = (segment_id: string) => ({ segment_id, show_deleted_only: '0' }) as const;

const countParticipants = async (actor: Actor, name: string): Promise<number> => {
  const { rows, view } = await participants(actor).open(segment(name));
  return rows.count(view.scope ? [view.segment, view.scope] : [view.segment]);
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
  const upcoming = matchingRows(rows, { ...everything, orderby_column: 'start_date' }, view).filter(
    ({ start_date: start }) => start !== null && start <= until,
  );
  const [open, soon, expired, toFollow] = await Promise.all([
    countParticipants(actor, 'open'),
    countParticipants(actor, 'expires_soon'),
    countParticipants(actor, 'expired'),
    countToFollow(actor),
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
    open_participants: open,
    certificates_expiring: soon,
    certificates_expired: expired,
    still_to_follow: toFollow,
  };
};
