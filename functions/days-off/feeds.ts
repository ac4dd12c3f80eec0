import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listFeeds } from '#shared/contract/days-off/list-feeds.ts';
import { endWithMaker } from '#shared/api-keys/api-key.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { FeedLink } from '#shared/links/link.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, isTeamScoped } from '#shared/permissions/rules.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { feedsOf, lastReadOf, type Feed } from '#functions/platform/links/feed-store.ts';
import { usersById } from '#functions/platform/session/users.ts';

/** What a feed shows: a team or a person. */
export type FeedSubject = Pick<FeedLink, 'team_id' | 'employee_id'>;

/** The people of a feed. */
export type FeedPeople = { readonly name: string; readonly employeeIds: readonly number[] };

const teamFor = async (actor: Actor, id: number): Promise<FeedPeople | undefined> => {
  const [teams, people] = await Promise.all([teamCollection.refresh(), employeeCollection.refresh()]);
  const team = teams.get(id);
  if (!team || team.deleted === 1 || (isTeamScoped(actor) && !actor.led_team_ids.includes(id))) return undefined;
  const members = [...people.all()].filter(({ deleted, team_ids: ids }) => deleted === 0 && ids.includes(id));
  return { name: team.name, employeeIds: members.map((person) => person.id) };
};

/** The people of a feed as this actor sees them; undefined when a subject is gone or out of their sight. */
export const feedPeopleFor = async (
  actor: Actor,
  { team_id: teamId, employee_id: employeeId }: FeedSubject,
): Promise<FeedPeople | undefined> => {
  if (!can(actor, 'days:read')) return undefined;
  if (teamId !== null) return teamFor(actor, teamId);
  const person = await employeeCollection.get(employeeId ?? 0);
  return person && seesPerson(actor, person) ? { name: person.name, employeeIds: [person.id] } : undefined;
};

/** The subject of a new feed: one team or one person whom the actor sees; throws 422 otherwise. */
export const newSubject = async (
  actor: Actor,
  { team_id, employee_id }: { team_id?: number | undefined; employee_id?: number | undefined },
): Promise<FeedSubject> => {
  if (team_id === undefined && employee_id === undefined) throw issuesError([issue('team_id', 'required')]);
  if (team_id !== undefined && employee_id !== undefined) throw issuesError([issue('employee_id', 'unrecognized_key')]);
  const subject = { team_id: team_id ?? null, employee_id: employee_id ?? null };
  if (!(await feedPeopleFor(actor, subject)))
    throw issuesError([
      team_id === undefined ? issue('employee_id', 'unknown_person') : issue('team_id', 'unknown_team'),
    ]);
  return subject;
};

/**
 * The feeds that live, each with the name of its maker. Administrators of days off see and revoke those of everybody;
 * those that ended with their maker are over.
 */
const feedsFor = async (actor: Actor): Promise<(Feed & { readonly made_by: string })[]> => {
  const feeds = await feedsOf(can(actor, 'days:settings') ? undefined : actor.user_id);
  const makers = await usersById(feeds.map((feed) => feed.user_id));
  return feeds.flatMap((feed) => {
    const maker = makers.get(feed.user_id);
    return maker && endWithMaker(feed, maker) !== null ? [] : [{ ...feed, made_by: maker?.name ?? '' }];
  });
};

export const listedFeeds = async (actor: Actor): Promise<EndpointResponse<typeof listFeeds>> => {
  const [feeds, teams, people] = await Promise.all([
    feedsFor(actor),
    teamCollection.refresh(),
    employeeCollection.refresh(),
  ]);
  const reads = await Promise.all(feeds.map(lastReadOf));
  const data = feeds.map(({ user_id: userId, ...feed }, at) => ({
    ...feed,
    name: (feed.team_id === null ? people.get(feed.employee_id ?? 0) : teams.get(feed.team_id))?.name ?? '',
    is_own: userId === actor.user_id,
    last_read_at: reads[at] ?? null,
  }));
  return { data };
};

/** The feed to revoke; one of somebody else is as unknown as one that does not exist. */
export const feedToRevoke = async (actor: Actor, id: string): Promise<Feed> => {
  const found = (await feedsFor(actor)).find((feed) => feed.id === id);
  if (!found) throw new AppError('not_found');
  return found;
};
