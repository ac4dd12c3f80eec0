import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';

/** Whether a version of a person has an IBAN. The IBAN itself is kept in no list. */
const known = new Map<number, { readonly version: number; readonly hasIban: boolean }>();

/** Which of these people have no IBAN. Only people who changed since the last call are read. */
export const withoutIban = async (people: readonly EmployeeRow[]): Promise<ReadonlySet<number>> => {
  const unread = people.filter(({ id, version }) => known.get(id)?.version !== version).map(({ id }) => id);
  for (const { id, version, iban } of unread.length === 0 ? [] : await employeeStore.getMany(unread))
    known.set(id, { version, hasIban: iban !== null });
  return new Set(people.flatMap(({ id }) => (known.get(id)?.hasIban === false ? [id] : [])));
};
