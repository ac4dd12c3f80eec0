import type { Rule } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { LruCache } from '#shared/list/lru-cache.ts';
import { personScopeKey, seesPerson } from '#shared/people/person-scope.ts';
import { employeeCollection } from './employees.ts';

/** The people whom an actor sees. `key` changes whenever the set does, so that match sets kept per key stay right. */
export type VisibleEmployees = { readonly has: (employeeId: number) => boolean } & (
  { readonly all: true } | { readonly all: false; readonly ids: ReadonlySet<number>; readonly key: string }
);

const EVERYBODY: VisibleEmployees = { all: true, has: () => true };

const only = (visible: { ids: ReadonlySet<number>; key: string }): VisibleEmployees => ({
  all: false,
  ...visible,
  has: (id) => visible.ids.has(id),
});

const KEPT_MAX = 200;
const cache = new LruCache<{ ids: ReadonlySet<number>; key: string }>(KEPT_MAX);
let generation = 0;

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/**
 * The people whom the actor sees, for repositories of records that people hold. A team manager sees the people of the
 * teams they lead, deactivated ones included.
 */
export const visibleEmployees = async (actor: Actor): Promise<VisibleEmployees> => {
  if (!isTeamScoped(actor)) return EVERYBODY;
  const rows = await employeeCollection.refresh();
  const ids = new Set<number>();
  for (const row of rows.all()) if (seesPerson(actor, row)) ids.add(row.id);
  const teams = personScopeKey(actor);
  const before = cache.get(teams);
  if (before && isSame(before.ids, ids)) return only(before);
  generation += 1;
  const visible = { ids, key: `people:${teams}@${generation}` };
  cache.set(teams, visible);
  return only(visible);
};

/** The rule of a list whose rows are about one person each; undefined where the actor sees everybody. */
export const ofPeople = (scope: VisibleEmployees): Rule<{ readonly employee_id: number }> | undefined =>
  scope.all ? undefined : { key: scope.key, test: (row) => scope.has(row.employee_id) };
