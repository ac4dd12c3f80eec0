import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { emailKey, employeeNumberKey } from '#shared/people/employee.rules.ts';
import { keyColumn, type Column } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { callsIn, nameCalls } from '#shared/people/person-calls.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';

/** `among` are those who match when several do, or who have left. */
export type FoundPerson = { person: EmployeeRow } | { issue: ImportIssue; among: readonly EmployeeRow[] };

const nobodyWords: ReadonlySet<string> = new Set(['niemand', 'nobody', 'personne', 'geen', 'none', 'aucun']);

/** Whether a cell says that nobody has the thing; an empty cell says nothing. */
export const isNobody = (text: string): boolean => nobodyWords.has(normalName(text));

export const emailColumn = keyColumn<EmployeeRow>('email_key', ({ email }) => email && emailKey(email));
export const numberColumn = keyColumn<EmployeeRow>(
  'employee_number_key',
  ({ employee_number: number }) => number && employeeNumberKey(number),
);
const nameColumn = keyColumn<EmployeeRow>('name_key', (person) => nameCalls(person)[0]);
const lastNameFirst = keyColumn<EmployeeRow>('last_name_first_key', (person) => nameCalls(person)[1]);

/** People by employee number, else by e-mail, else by exact name (first and last name in either order). */
const peopleCalled = (
  rows: RowIndex<EmployeeRow>,
  text: string,
  isMeant: (person: EmployeeRow) => boolean,
): readonly EmployeeRow[] => {
  const having = (column: Column<EmployeeRow>, key: string): EmployeeRow[] =>
    key === '' ? [] : rows.withValue(column, key).filter(isMeant);
  const [number, email, name] = callsIn(text);
  const numbered = having(numberColumn, number);
  if (numbered.length > 0) return numbered;
  const addressed = having(emailColumn, email);
  if (addressed.length > 0) return addressed;
  return [
    ...new Map(
      [nameColumn, lastNameFirst].flatMap((column) => having(column, name)).map((one) => [one.id, one]),
    ).values(),
  ];
};

/** Finds the person whom a cell of a column names. */
export type FindPerson = (text: string, column: string) => FoundPerson;

/** Finds active people in sight. More than one match is an error of the row, never a guess. */
export const personFinder = async (actor: Actor): Promise<FindPerson> => {
  const rows = await employeeCollection.refresh();
  return (text, column) => {
    const called = (deleted: 0 | 1) =>
      peopleCalled(rows, text, (person) => person.deleted === deleted && seesPerson(actor, person));
    const matches = called(0);
    const [person] = matches;
    const leavers = person ? [] : called(1);
    if (!person)
      return { issue: importIssue(column, leavers.length > 0 ? 'person_left' : 'unknown_person'), among: leavers };
    if (matches.length === 1) return { person };
    return { issue: importIssue(column, 'many_people', { count: matches.length }), among: matches };
  };
};
