import { employeeBody, type EmployeeBody } from '#shared/contract/people/employee.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { TEAMS } from '#shared/people/employee.import.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { emailKey, employeeNumberKey, maskIban } from '#shared/people/employee.rules.ts';
import { employeeFields, personName, type Employee } from '#shared/people/employee.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { toDmy } from '#shared/values/dates.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planEmployeeChange, readTeams } from './employee-changes.ts';
import { employeeCollection, employeeStore, teamNamesOf } from '#functions/platform/directory/employees.ts';
import { columnsFor, type ImportRow, type OpenImport } from '#functions/platform/imports/import-kind.ts';
import { extrasCells } from '#functions/platform/imports/extras-cells.ts';
import { planRows, plainShown } from '#functions/platform/imports/row-planner.ts';
import { keyIndex, keyTextOf } from '#functions/platform/imports/row-conversion.ts';
import { withLeavers } from './leavers-in-file.ts';

const fieldNames = Object.keys(employeeFields.shape) as (keyof Employee & string)[];
const dateFields = new Set(['start_date', 'active_until', 'seniority_date']);
const storedKey = {
  email: (row: EmployeeRow) => row.email && emailKey(row.email),
  employee_number: (row: EmployeeRow) => row.employee_number && employeeNumberKey(row.employee_number),
};

const normalKey = { email: emailKey, employee_number: employeeNumberKey };

const shownTeams = (ids: unknown): ShownValue => teamNamesOf(ids as number[]) || null;
/** Teams as one text, which compares by value. */
const comparable = (person: Employee) => ({ ...person, team_ids: person.team_ids.join() });

/** Ids of the teams named; an unknown or ambiguous name is an error of the cell. */
const teamReader = async () => {
  const teams = await readTeams();
  const byName = keyIndex(teams.all(), (team) => normalName(team.name));
  return {
    teams,
    read: (text: string): { value: number[] } | { issue: ImportIssue } => {
      const ids: number[] = [];
      for (const name of text
        .split(/[;,]/)
        .map((part) => part.trim())
        .filter(Boolean)) {
        const [id, other] = byName.get(normalName(name)) ?? [];
        if (id === undefined || other !== undefined) return { issue: importIssue(TEAMS, 'unknown_team', { name }) };
        ids.push(id);
      }
      return { value: ids };
    },
  };
};

export const openEmployees: OpenImport = async (job, rows, reserve) => {
  const { actor, importId } = job;
  const columns = new Map((await columnsFor('employee', actor)).map((column) => [column.key, column]));
  const [index, { teams, read: readTeamNames }, extras] = await Promise.all([
    employeeCollection.refresh(),
    teamReader(),
    extrasCells(actor, 'employee'),
  ]);
  const byEmail = keyIndex(index.all(), storedKey.email);
  const byNumber = keyIndex(index.all(), storedKey.employee_number);
  const at = now();
  const inFile = (key: keyof typeof normalKey) => ({
    rows,
    column: columns.get('active_until'),
    textOf: (row: ImportRow) => keyTextOf(row, key, normalKey),
  });

  return planRows<Employee, EmployeeBody>(job, rows, reserve, {
    object: 'employee',
    columns,
    extras,
    schema: employeeBody,
    nameLookups: { [TEAMS]: { field: 'team_ids', read: readTeamNames, shown: shownTeams } },
    normalKey,
    indexes: {
      email: withLeavers(byEmail, index.all(), storedKey.email, inFile('email')),
      employee_number: withLeavers(byNumber, index.all(), storedKey.employee_number, inFile('employee_number')),
    },
    rows: index,
    store: employeeStore,
    load: async (ids) => new Map((await employeeStore.getMany(ids)).map((person) => [person.id, person] as const)),
    isInScope: (before) => seesPerson(actor, before),
    identities: (body) => [
      ['email', body.email ? emailKey(body.email) : null],
      ['employee_number', body.employee_number ? employeeNumberKey(body.employee_number) : null],
    ],
    plan: (change) => planEmployeeChange({ ...change, actor, teams, at, importId }),
    // Checks values that only one active person may have; the claims of the writes have the last word.
    comparisons: ({ email, employee_number: number, deleted }, id) => {
      if (deleted === 1) return { errors: [], warnings: [] };
      const others = (ids: readonly number[] = []): boolean => ids.some((other) => other !== id);
      const errors = [
        ...(others(email ? byEmail.get(emailKey(email)) : undefined) ? [importIssue('email', 'email_in_use')] : []),
        ...(others(number ? byNumber.get(employeeNumberKey(number)) : undefined)
          ? [importIssue('employee_number', 'number_in_use')]
          : []),
      ];
      return { errors, warnings: [] };
    },
    changedFields: (before, after) =>
      changesBetween(comparable(before), comparable(after), fieldNames).map(({ field }) => ({
        field,
        old: before[field as keyof Employee],
      })),
    shownValue: (field, value) =>
      // Whole account numbers are not shown, neither the old nor the new one.
      plainShown(value, field === 'iban' ? maskIban : dateFields.has(field) ? toDmy : undefined),
    labelOf: (shown, before) =>
      personName({
        first_name: String(shown['first_name'] ?? before?.first_name ?? ''),
        last_name: String(shown['last_name'] ?? before?.last_name ?? ''),
      }),
  });
};
