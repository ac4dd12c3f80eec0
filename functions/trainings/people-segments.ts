import { listQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { daysBelow, daysBelowSegment, programToFollow, toFollowSegment } from '#shared/trainings/people-segments.ts';
import { daysOfRight, LEGAL_DAYS } from '#shared/trainings/training-right.rules.ts';
import type { SegmentsOfArea } from '#functions/platform/people-list/area-segments.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { refreshCourses } from './course-index.ts';
import { followedThisYear } from './person-balance.ts';
import { mandatoryPrograms, stillMustFollow } from './to-follow.ts';
import { readTrainingSettings } from './training-settings.ts';

/** The most segments by days of training that are offered: one for each day of right. */
const DAYS_MAX = 10;

const whoMustFollow = async (actor: Actor, programId: number): Promise<number[] | null> => {
  const program = (await mandatoryPrograms(actor)).find(({ id }) => id === programId);
  return program ? (await stillMustFollow(actor, program)).map(({ id }) => id) : null;
};

const whoFollowedLess = async (actor: Actor, days: number): Promise<number[]> => {
  const [{ rows }] = await Promise.all([employees(actor).matching(listQuery.parse({})), refreshCourses()]);
  return rows.flatMap(({ id }) => (followedThisYear(id) < days ? [id] : []));
};

/** Who must still follow a mandatory program, and who followed fewer than some days this year. */
export const trainingSegments: SegmentsOfArea = {
  area: 'trainings',
  permission: 'trainings:read',

  async offered(actor) {
    const [programs, settings] = await Promise.all([mandatoryPrograms(actor), readTrainingSettings()]);
    const days = Math.min(DAYS_MAX, Math.floor(daysOfRight(settings) ?? LEGAL_DAYS[0].days));
    return [
      ...programs.map(({ id, name }) => ({ id: toFollowSegment(id), label: 'people:segment.to_follow', name })),
      ...Array.from({ length: days }, (_, at) => ({
        id: daysBelowSegment(at + 1),
        label: at === 0 ? 'people:segment.training_day_below' : 'people:segment.training_days_below',
        name: String(at + 1),
      })),
    ];
  },

  idsOf: async (actor, key) => {
    const program = programToFollow(key);
    if (program !== null) return whoMustFollow(actor, program);
    const days = daysBelow(key);
    return days === null ? null : whoFollowedLess(actor, days);
  },
};
