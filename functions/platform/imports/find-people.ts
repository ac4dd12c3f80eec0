import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/** `among` are those who match when several do, or who have left. */
export type FoundPerson = { person: EmployeeRow } | { issue: ImportIssue; among: readonly EmployeeRow[] };

const nobodyWords: ReadonlySet<string> = new Set(['niemand', 'nobody', 'personne', 'geen', 'none', 'aucun']);

/** Whether a cell says that nobody has the thing; an empty cell says nothing. */
export const isNobody = (text: string): boolean => nobodyWords.has(normalName(text));

const add = (names: Map<string, EmployeeRow[]>, name: string | null, person: EmployeeRow): void => {
  if (name === null || name === '') return;
  const namesakes = names.get(name);
  if (!namesakes) names.set(name, [person]);
  else if (!namesakes.includes(person)) namesakes.push(person);
};

/** Looks people up by employee number, then by e-mail, then by exact name (first and last name in either order). */
const lookup = (people: Iterable<EmployeeRow>): ((text: string) => readonly EmployeeRow[]) => {
  const numbers = new Map<string, EmployeeRow[]>();
  const emails = new Map<string, EmployeeRow[]>();
  const names = new Map<string, EmployeeRow[]>();
  for (const person of people) {
    add(numbers, person.employee_number && employeeNumberKey(person.employee_number), person);
    add(emails, person.email && emailKey(person.email), person);
    add(names, normalName(person.name), person);
    add(names, normalName(`${person.last_name} ${person.first_name}`), person);
  }
  return (text) =>
    numbers.get(employeeNumberKey(text)) ?? emails.get(emailKey(text)) ?? names.get(normalName(text)) ?? [];
};

/** Finds the person whom a cell of a column names. */
export type FindPerson = (text: string, column: string) => FoundPerson;

/** Finds active people in sight. More than one match is an error of the row, never a guess. */
export const personFinder = async (actor: Actor): Promise<FindPerson> => {
  const rows = await employeeCollection.refresh();
  const people = [...rows.all()].filter((person) => seesPerson(actor, person));
  const active = lookup(people.filter(({ deleted }) => deleted === 0));
  const left = lookup(people.filter(({ deleted }) => deleted === 1));
  return (text, column) => {
    const matches = active(text);
    const [person] = matches;
    const leavers = person ? [] : left(text);
    if (!person)
      return { issue: importIssue(column, leavers.length > 0 ? 'person_left' : 'unknown_person'), among: leavers };
    if (matches.length === 1) return { person };
    return { issue: importIssue(column, 'many_people', { count: matches.length }), among: matches };
  };
};
