import type { Employee } from '#shared/people/employee.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { readDirectory } from './employee-changes.ts';
import { storedPerson } from './person-sight.ts';

/** What every edit of a person has `editRecord` read, refuse, and answer to a stale one. */
export const personEdit = (actor: Actor, id: number) => ({
  read: async () => {
    const [person, directory] = await Promise.all([storedPerson(actor, id), readDirectory()]);
    return { version: person.version, deleted: person.deleted, person, directory };
  },
  archived: 'This person is deactivated. Activate them first.',
  present: ({ person }: { readonly person: Employee }) => presentEmployee(person, actor),
});
