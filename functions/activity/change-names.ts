import type { ActivityItem } from '#shared/activity/events.ts';
import { HIDDEN_NAME } from '#shared/activity/hidden-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { segmentName } from '#functions/platform/people-list/segment-name.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { categoryCollection, categoryName } from '#functions/templates/categories.ts';

type Info = Readonly<Record<string, unknown>>;
type Change = { readonly field: string; readonly old: unknown; readonly new: unknown };
type NamedChange = Change & { readonly old_name?: string | null; readonly new_name?: string | null };
/** The name that a reader may see for what a field holds; null for what is gone. */
type NameOf = (value: string) => Promise<string | null> | string | null;

const personName = async (actor: Actor): Promise<NameOf> => {
  const [scope] = await Promise.all([visibleEmployees(actor), employeeCollection.refresh()]);
  return (id) => (scope.has(Number(id)) ? nameOfPerson(Number(id)) : HIDDEN_NAME);
};

const userName = async (): Promise<NameOf> => {
  const users = await userCollection.refresh();
  return (id) => users.get(Number(id))?.name ?? null;
};

const teamNames = async (): Promise<NameOf> => {
  const teams = await teamCollection.refresh();
  return (ids) => {
    const names = ids.split(', ').map((id) => teams.get(Number(id))?.name);
    return names.every((name) => name !== undefined) ? names.join(', ') : null;
  };
};

/** The changed fields that hold the id of something which has a name. */
const named: Readonly<Record<string, (actor: Actor) => Promise<NameOf>>> = {
  employee_id: personName,
  internal_signer_user_id: userName,
  second_internal_signer_user_id: userName,
  category_id: async () => {
    await categoryCollection.refresh();
    return (id) => categoryName(Number(id));
  },
  mandatory_segment_id: (actor) => Promise.resolve((id) => segmentName(id, actor.language)),
  selected_teams: teamNames,
};

const changesOf = (info: Info): readonly Change[] =>
  Array.isArray(info['changes']) ? (info['changes'] as readonly Change[]) : [];

/** Nobody is stored as no id, or as the id 0. */
const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '' || value === 0;

const saidBy = async (nameOf: NameOf, value: unknown): Promise<string | null> =>
  isNothing(value) ? null : await nameOf(String(value));

/**
 * Payloads whose changes name, beside the ids that were stored, what these are called now: `old_name` and `new_name`,
 * null for nothing and for what is gone (docs/areas/records.md#feed).
 */
export const withChangeNames = async <T extends Info>(actor: Actor, infos: readonly T[]): Promise<T[]> => {
  const fields = new Set(infos.flatMap((info) => changesOf(info).map(({ field }) => field)));
  const nameOf = new Map<string, NameOf>();
  for (const [field, open] of Object.entries(named)) if (fields.has(field)) nameOf.set(field, await open(actor));
  if (nameOf.size === 0) return [...infos];
  const toNamed = async (change: Change): Promise<NamedChange> => {
    const name = nameOf.get(change.field);
    if (!name) return change;
    return { ...change, old_name: await saidBy(name, change.old), new_name: await saidBy(name, change.new) };
  };
  return Promise.all(
    infos.map(async (info) =>
      changesOf(info).length === 0 ? info : { ...info, changes: await Promise.all(changesOf(info).map(toNamed)) },
    ),
  );
};

/** The lines of a feed with the names of what their changes hold. */
export const itemsWithNames = async <I extends Pick<ActivityItem, 'event_info_json'>>(
  actor: Actor,
  items: readonly I[],
): Promise<I[]> => {
  const infos = await withChangeNames(
    actor,
    items.map((item) => item.event_info_json),
  );
  return items.map((item, at) => ({ ...item, event_info_json: infos[at] ?? item.event_info_json }));
};
