import { holderNamesIn, subjectOf, type ActivityItem } from '#shared/activity/events.ts';
import { HIDDEN_NAME } from '#shared/activity/hidden-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';

type Info = Record<string, unknown>;

/** Tells which names may be shown: events of before hold names without ids, and a name may belong to two people. */
const visibleNames = (isSeen: (id: number) => boolean): ((name: string) => boolean) => {
  const seen = new Set<string>();
  const strange = new Set<string>();
  for (const { id, name } of employeeCollection.rows.all()) (isSeen(id) ? seen : strange).add(name);
  return (name) => seen.has(name) && !strange.has(name);
};

/**
 * Hides from a team manager which people of other teams had a record before, by name and by id
 * (docs/areas/session-and-rights.md#teams). The id decides where the event has one for the name; otherwise a name
 * that somebody of another team has, too, is hidden. Contracts of other teams are none of theirs.
 */
export const strangerMask = async (actor: Actor): Promise<(item: ActivityItem) => ActivityItem | undefined> => {
  const scope = await visibleEmployees(actor);
  if (scope.all) return (item) => item;
  const isVisibleName = visibleNames(scope.has);
  return (item) => {
    const { employee_id: id, old_employee_id: old, new_employee_id: next, ...rest }: Info = item.event_info_json;
    const names = holderNamesIn(item.event_type);
    if (names.length === 0) return item;
    const isSeen = typeof id === 'number' && scope.has(id);
    if (subjectOf(item.event_type) === 'contract' && !isSeen) return undefined;
    const numberOf = (key: string): unknown =>
      names.length === 1 ? id : key.startsWith('old_') ? old : key.startsWith('new_') ? next : undefined;
    const isShown = (key: string, name: string): boolean => {
      const number = numberOf(key);
      return typeof number === 'number' ? scope.has(number) : isVisibleName(name);
    };
    const masked = names.flatMap((key) => {
      const name = rest[key];
      return typeof name === 'string' && name !== '' && !isShown(key, name) ? [[key, HIDDEN_NAME] as const] : [];
    });
    const numbers = Object.entries({ employee_id: id, old_employee_id: old, new_employee_id: next });
    const seen = numbers.filter(([, number]) => typeof number === 'number' && scope.has(number));
    return { ...item, event_info_json: { ...rest, ...Object.fromEntries([...seen, ...masked]) } };
  };
};
