import type { ObjectType } from '#shared/activity/events.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import { AppError } from '#shared/errors/problem.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { Actor, IntegrationFeature } from '#shared/permissions/actor.ts';
import { can, hasFeature, isTeamScoped } from '#shared/permissions/rules.ts';
import { fleetSegments, vehicles } from '#functions/fleet/vehicles.ts';
import { employees } from '#functions/people/employee-list.ts';
import { teamsOf } from '#functions/people/team-list.ts';
import { readPermission, usableSegments } from './segments.ts';

type Found = Omit<SegmentOut, 'count'>;

const builtIn = (area: 'fleet' | 'people', key: string, id = key): Found => ({
  id,
  kind: 'built_in',
  label: `${area}:segment.${key}`,
  name: null,
});

/** A segment about something that is switched off would always be empty. */
const featureOf: Readonly<Record<string, IntegrationFeature>> = {
  pool: 'cars/pool-cars',
  not_payroll_ready: 'cars/import',
};

const carSegments = (actor: Actor): Found[] =>
  Object.keys(fleetSegments)
    .filter((key) => featureOf[key] === undefined || hasFeature(actor, featureOf[key]))
    .map((key) => builtIn('fleet', key));

const employeeSegments = async (actor: Actor): Promise<Found[]> => [
  // Spec B §6: a team manager reads "show everyone in teams".
  builtIn('people', isTeamScoped(actor) ? 'all_in_teams' : 'all', 'all'),
  builtIn('people', 'inactive'),
  ...(await teamsOf(actor)).map(({ id, name }) => ({ id: `team_${id}`, kind: 'team' as const, label: null, name })),
];

const customSegments = async (objectType: ObjectType, actor: Actor): Promise<Found[]> =>
  (await usableSegments(objectType, actor)).map(({ id, name, version, filter, shared, owner_user_id }) => ({
    id: String(id),
    kind: 'custom',
    label: null,
    name,
    version,
    filter,
    shared,
    is_own: owner_user_id === actor.user_id || can(actor, 'settings:manage'),
  }));

const countOf = async (objectType: ObjectType, actor: Actor, segmentId: string): Promise<number> =>
  objectType === 'employee'
    ? employees(actor).count(segmentId)
    : (await vehicles(actor).list(listQuery.parse({ segment_id: segmentId, per_page: 1 }))).count;

/** Every segment that the actor may choose in that list, with how many he would see. */
export const segmentsOf = async (objectType: ObjectType, actor: Actor): Promise<SegmentOut[]> => {
  const permission = readPermission[objectType];
  if (!can(actor, permission)) throw new AppError('forbidden', { extras: { permission } });
  const found = [
    ...(objectType === 'car' ? carSegments(actor) : await employeeSegments(actor)),
    ...(await customSegments(objectType, actor)),
  ];
  return Promise.all(found.map(async (one) => ({ ...one, count: await countOf(objectType, actor, one.id) })));
};
