import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';
import { seesLeaving } from '#functions/platform/people-list/employee-segments.ts';
import { segmentsOfAreas } from './people.ts';
import { teamsOf } from './team-list.ts';

/** The segments of the people list, teams and those that areas bring included. */
export const segmentsOfPeople = async (actor: Actor): Promise<SegmentChoiceOut[]> => [
  // A team manager gets the label "show everyone in teams".
  toBuiltInChoice(`people:segment.${isTeamScoped(actor) ? 'all_in_teams' : 'all'}`, 'all'),
  ...(seesLeaving(actor) ? [toBuiltInChoice('people:segment.leaving', 'leaving')] : []),
  toBuiltInChoice('people:segment.inactive', 'inactive'),
  ...(await teamsOf(actor)).map(({ id, name }) => ({ id: `team_${id}`, kind: 'team' as const, label: null, name })),
  ...(await segmentsOfAreas(actor)),
];
