import * as z from 'zod';
import { employeeBody, type EmployeeBody } from '#shared/contract/people/employee.ts';
import { REPORTS_TO, TEAMS } from '#shared/people/employee.import.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { emailKey, employeeNumberKey, maskIban } from '#shared/people/employee.rules.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { maskNationalNumber, withLeadingZeros } from '#shared/people/national-number.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { toDmy } from '#shared/values/dates.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planEmployeeChange, readDirectory, type EmployeeChange } from './employee-changes.ts';
import { changedFields } from './employee-events.ts';
import { wagesAfterRow, payIssues, paySchema, wageFieldsChanged, type Pay } from './imported-wage.ts';
import { employeeStore, nameOfPerson } from '#functions/platform/directory/employees.ts';
import { columnsFor, type ImportRow, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import { emailColumn, isNobody, numberColumn, personFinder } from '#functions/platform/imports/find-people.ts';
import { extrasCells } from '#functions/platform/imports/extras-cells.ts';
import { textsIn } from '#functions/platform/imports/named-records.ts';
import { planRows, plainShown } from '#functions/platform/imports/row-planner.ts';
import type { RowChange } from '#functions/platform/imports/row-rules.ts';
import { keyIndex, keyTextOf, type KeyIndex } from '#functions/platform/imports/row-conversion.ts';
import { createTeams, teamReader } from './import-teams.ts';
import { leaversById, withLeavers } from './leavers-in-file.ts';

const dateFields = new Set(['start_date', 'active_until', 'seniority_date', 'birth_date', 'wage_from']);
const masks: Readonly<Record<string, (value: string) => string>> = {
  iban: maskIban,
  national_number: maskNationalNumber,
};

const normalKey = { email: emailKey, employee_number: employeeNumberKey, id: (text: string) => text.trim() };

/** A row has the fields of a person and one wage. */
const importedBody = z.strictObject({
  ...employeeBody.shape,
  national_number: z.preprocess(
    (value) => (typeof value === 'string' || typeof value === 'number' ? withLeadingZeros(String(value)) : value),
    employeeBody.shape.national_number,
  ),
  ...paySchema,
});
type ImportedBody = z.output<typeof importedBody>;

const withoutPay = ({
  wage_type,
  wage_amount,
  wage_from,
  ...body
}: ImportedBody): { body: EmployeeBody; pay: Pay } => ({
  body,
  pay: { wage_type, wage_amount, wage_from },
});

/** An issue of the wage of a row at the column that the wage came from. */
const atItsColumn = (one: Issue): Issue => ({ ...one, path: one.path.replace(/^wages\.\d+\./, 'wage_') });

/**
 * Reads the manager named by number, e-mail address or name as an id; nobody clears it. In a dry run, a manager whom
 * another row adds has the negative number of that row in place of an id.
 */
const managerReader = async (actor: Actor) => {
  const find = await personFinder(actor);
  const added = new Map<number, string>();
  return {
    read: (
      text: string,
      _: unknown,
      row: ImportRow,
    ): { value: number; warning?: ImportIssue } | { issue: ImportIssue } => {
      if (isNobody(text)) return { value: 0 };
      const found = find(text, REPORTS_TO);
      if (!('issue' in found)) return { value: found.person.id };
      const manager = row.added?.[REPORTS_TO] ?? { issue: found.issue };
      if ('issue' in manager) return manager;
      added.set(-manager.row, manager.name);
      return { value: -manager.row, warning: importIssue(REPORTS_TO, 'new_manager', manager) };
    },
    shown: (id: unknown): ShownValue => added.get(Number(id)) ?? nameOfPerson(Number(id)),
  };
};

const isAddedLater = (manager: number | null | undefined): boolean => (manager ?? 0) < 0;

/**
 * The managers of people as far as the rows of the file have been planned, so that no two rows make a circle.
 */
const reporting = (people: RowIndex<EmployeeRow>) => {
  const planned = new Map<number, number>();
  return {
    managerOf: (id: number): number => planned.get(id) ?? people.get(id)?.reports_to_employee_id ?? 0,
    note: (id: number, manager: number | undefined): void => {
      if (id > 0 && manager !== undefined) planned.set(id, manager);
    },
  };
};

/** A row of totals below the people has words and figures where their names stand. */
const namelessIssues = (person: Pick<Employee, 'first_name' | 'last_name'>): ImportIssue[] =>
  (['first_name', 'last_name'] as const).flatMap((column) =>
    person[column] === '' || /\p{L}/u.test(person[column]) ? [] : [importIssue(column, 'no_name')],
  );

type OfFile = Pick<EmployeeChange, 'actor' | 'teams' | 'people' | 'at' | 'importId'>;

/** Plans the person and the wage of a row, with issues at the columns that they came from. */
const rowPlan =
  (file: OfFile, { managerOf, note }: ReturnType<typeof reporting>) =>
  ({ body: sent, ...row }: RowChange<Employee, ImportedBody>) => {
    const { body, pay } = withoutPay(sent);
    const wages = wagesAfterRow(pay, row.before, body.start_date ?? null);
    const plan = planEmployeeChange({ ...row, ...file, body, managerOf, wages });
    if (plan.issues.length === 0) note(row.id, body.reports_to_employee_id);
    const own = isAddedLater(body.reports_to_employee_id)
      ? plan.issues.filter(({ path }) => path !== 'reports_to_employee_id')
      : plan.issues;
    const wrongPay = payIssues(pay, row.before);
    // A wage that is not whole changes nothing, and is said all the same.
    const changed = plan.changed || wrongPay.length > 0;
    return { ...plan, changed, issues: [...own.map(atItsColumn), ...wrongPay] };
  };

/** What a row finds wrong with the person it makes: no name, or a value that another active person has. */
const rowConflicts =
  (byEmail: KeyIndex, byNumber: KeyIndex) =>
  (person: Employee, id: number | null): ImportIssue[] => {
    if (person.deleted === 1) return namelessIssues(person);
    const { email, employee_number: number } = person;
    const isOfOther = (ids: readonly number[] = []): boolean => ids.some((other) => other !== id);
    return [
      ...namelessIssues(person),
      ...(email && isOfOther(byEmail.get(emailKey(email))) ? [importIssue('email', 'email_in_use')] : []),
      ...(number && isOfOther(byNumber.get(employeeNumberKey(number)))
        ? [importIssue('employee_number', 'number_in_use')]
        : []),
    ];
  };

export const openEmployees: OpenImport = async (job, rows, reserve) => {
  const { actor, importId } = job;
  const columns = new Map((await columnsFor('employee', actor)).map((column) => [column.key, column]));
  if (reserve) await createTeams(actor, textsIn(TEAMS, job, rows));
  const [directory, managers, extras] = await Promise.all([
    readDirectory(),
    managerReader(actor),
    extrasCells(actor, 'employee'),
  ]);
  const index = directory.people;
  const teams = teamReader(actor);
  const byEmail = keyIndex(index, emailColumn);
  const byNumber = keyIndex(index, numberColumn);
  const conflictsOf = rowConflicts(byEmail, byNumber);
  const inFile = (key: keyof typeof normalKey) => ({
    rows,
    column: columns.get('active_until'),
    textOf: (row: ImportRow) => keyTextOf(row, key, normalKey),
  });

  return planRows<Employee, ImportedBody>(job, rows, reserve, {
    object: 'employee',
    columns,
    extras,
    schema: importedBody,
    nameLookups: {
      // why: the value is that of the field
      [TEAMS]: { field: 'team_ids', read: teams.read, shown: (ids) => teams.shown(ids as number[]) || null },
      [REPORTS_TO]: { field: 'reports_to_employee_id', isPerson: true, ...managers },
    },
    normalKey,
    indexes: {
      email: withLeavers(byEmail, keyIndex(index, emailColumn, 1), inFile('email')),
      employee_number: withLeavers(byNumber, keyIndex(index, numberColumn, 1), inFile('employee_number')),
    },
    rows: leaversById(index, inFile('id')),
    store: employeeStore,
    load: async (ids) => new Map((await employeeStore.getMany(ids)).map((person) => [person.id, person] as const)),
    isInScope: (before) => seesPerson(actor, before),
    identities: (body) => [
      ['email', body.email ? emailKey(body.email) : null],
      ['employee_number', body.employee_number ? employeeNumberKey(body.employee_number) : null],
    ],
    plan: rowPlan({ actor, teams, people: index, at: now(), importId }, reporting(index)),
    // The claims of the writes have the last word.
    comparisons: (person, id) => ({ errors: conflictsOf(person, id), warnings: [] }),
    changedFields: (before, after) => [
      ...changedFields(before, after).map((field) => ({ field, old: before[field] })),
      ...wageFieldsChanged(before, after),
    ],
    shownValue: (field, value) =>
      // Whole account and national numbers are not shown, neither the old nor the new one.
      plainShown(value, masks[field] ?? (dateFields.has(field) ? toDmy : undefined)),
    labelOf: (shown, before) =>
      personName({
        first_name: String(shown['first_name'] ?? before?.first_name ?? ''),
        last_name: String(shown['last_name'] ?? before?.last_name ?? ''),
      }),
  });
};
