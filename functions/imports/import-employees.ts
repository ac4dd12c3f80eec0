import { employeeBody, type EmployeeBody } from '#shared/contract/people/employee.ts';
import { changesBetween } from '#shared/activity/events.ts';
import { TEAMS } from '#shared/imports/employee-columns.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { emailKey, employeeNumberKey, maskIban } from '#shared/people/employee.rules.ts';
import { employeeFields, personName, type Employee } from '#shared/people/employee.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { toDmy } from '#shared/values/dates.ts';
import { now } from '#functions/http/clock.ts';
import { planEmployeeChange, readTeams } from '#functions/people/employee-changes.ts';
import { employeeCollection, employeeStore, teamNamesOf } from '#functions/people/employees.ts';
import { patchRecorded } from '#functions/records/patch-recorded.ts';
import { recordedEvents } from '#functions/records/recorded-events.ts';
import { readEntities } from '#functions/storage/change-feed.ts';
import { columnsFor, type ImportRow, type OpenImport, type RowPlan } from './import-kind.ts';
import { employeeImport } from './import-kinds.ts';
import { newNumbers, recordedCells } from './recorded-cells.ts';
import {
  convertRow,
  fieldIssues,
  keyIndex,
  keyTextOf,
  matchRow,
  newIds,
  parseFields,
  repeated,
  settleRow,
  type Match,
} from './row-judge.ts';

const fieldNames = Object.keys(employeeFields.shape) as (keyof Employee & string)[];
const dateFields = new Set(['start_date', 'active_until', 'seniority_date']);
const columnOf = { team_ids: TEAMS };

const normalKey = { email: emailKey, employee_number: employeeNumberKey, id: (text: string) => text.trim() };
const storedKey = {
  email: (row: EmployeeRow) => row.email && emailKey(row.email),
  employee_number: (row: EmployeeRow) => row.employee_number && employeeNumberKey(row.employee_number),
};

const shownValue = (field: string, value: unknown): ShownValue => {
  if (value === null || value === undefined || value === '') return null;
  if (field === 'team_ids') return teamNamesOf(value as number[]) || null;
  // Whole account numbers are not shown, neither the old nor the new one.
  if (field === 'iban') return maskIban(String(value));
  return dateFields.has(field) ? toDmy(String(value)) : (value as string | number);
};

/** Ids of the teams named; an unknown or ambiguous name is an error of the cell. */
const teamReader = async () => {
  const teams = await readTeams();
  const byName = keyIndex(teams.all(), (team) => normalName(team.name));
  return {
    teams,
    read: (text: string): { ids: number[] } | { issue: ImportIssue } => {
      const ids: number[] = [];
      for (const name of text.split(/[;,]/).map((part) => part.trim()).filter(Boolean)) {
        const [id, other] = byName.get(normalName(name)) ?? [];
        if (id === undefined || other !== undefined) return { issue: importIssue(TEAMS, 'unknown_team', { name }) };
        ids.push(id);
      }
      return { ids };
    },
  }; // prettier-ignore
};

export const openEmployees: OpenImport = async (job, rows, reserve) => {
  const { actor, importId, key } = job;
  const columns = new Map((await columnsFor(employeeImport, actor)).map((column) => [column.key, column]));
  const [index, { teams, read: readTeamNames }, recorded] = await Promise.all([
    employeeCollection.refresh(),
    teamReader(),
    recordedCells(actor, 'employee'),
  ]);
  const byEmail = keyIndex(index.all(), storedKey.email);
  const byNumber = keyIndex(index.all(), storedKey.employee_number);
  const byKey = key === 'email' ? byEmail : key === 'employee_number' ? byNumber : new Map<string, number[]>();
  const textOf = keyTextOf(key, normalKey);
  const matches = new Map(rows.map((row) => [row.row, matchRow(textOf(row), key, byKey, index)]));
  const ids = [...new Set([...matches.values()].flatMap(({ id }) => id ?? []))];
  const stored = new Map((await readEntities<Employee>(employeeStore.type, ids)).map((person) => [person.id, person]));
  const created = rows.filter(({ row }) => matches.get(row)?.id === null);
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(employeeStore, created, reserve),
    newNumbers('employee', created, reserve),
  ]);
  const at = now();

  const identitiesOf = (row: ImportRow, match: Match, body: EmployeeBody): [string, string | null][] => [
    ['id', match.id === null ? null : String(match.id)],
    [key ?? '', match.id === null ? textOf(row) : null],
    ['email', body.email ? emailKey(body.email) : null],
    ['employee_number', body.employee_number ? employeeNumberKey(body.employee_number) : null],
  ];

  /** What only one active person may have; the claims of the writes are the last word. */
  const taken = (body: EmployeeBody, id: number | null): ImportIssue[] => {
    const others = (found: readonly number[] = []): boolean => found.some((other) => other !== id);
    const email = body.email ? byEmail.get(emailKey(body.email)) : undefined;
    const number = body.employee_number ? byNumber.get(employeeNumberKey(body.employee_number)) : undefined;
    return [
      ...(others(email) ? [importIssue('email', 'email_in_use')] : []),
      ...(others(number) ? [importIssue('employee_number', 'number_in_use')] : []),
    ];
  };

  const plan = (row: ImportRow): RowPlan => {
    const converted = convertRow(row, columns);
    const { body: sent, shown, errors } = converted;
    const match = matches.get(row.row) ?? { id: null };
    if (match.issue) errors.push(match.issue);
    const { [TEAMS]: teamText, id: _id, ...fields } = recorded.without(sent);
    const found = teamText === undefined ? undefined : readTeamNames(String(teamText));
    if (found && 'issue' in found) errors.push(found.issue);
    const parsed = parseFields(employeeBody, fields);
    errors.push(...fieldIssues(parsed.issues, columnOf, columns));
    const body: EmployeeBody = { ...parsed.value, ...(found && 'ids' in found && { team_ids: found.ids }) };
    const before = match.id === null ? undefined : stored.get(match.id);
    const patch = recorded.take(row, converted, before);
    // Deleted for ever since the rows were matched.
    if (match.id !== null && !before) errors.push(importIssue(key, 'unknown_record'));
    if (before && !seesPerson(actor, before)) errors.push(importIssue(key, 'out_of_scope'));
    errors.push(...repeated(job, row, identitiesOf(row, match, body), key), ...taken(body, match.id));
    const id = before?.id ?? newIdOf(row);
    const numbers = before ? null : numbersOf(row);
    const patched = patchRecorded(before ?? { custom_fields: numbers }, patch);
    const change = { actor, id, before, body, teams, at, importId, numbers };
    const plannedFields = planEmployeeChange({ ...change, recorded: patched.isChanged ? patched.recorded : undefined });
    const events = before
      ? recordedEvents(actor, 'employee', before, patched.recorded, patch.fields, { via_excel: true })
      : [];
    const planned = { ...plannedFields, writes: [...plannedFields.writes, ...events] };
    if (planned.changed) errors.push(...fieldIssues(planned.issues, columnOf, columns));
    for (const field in body) {
      const column = field === 'team_ids' ? TEAMS : field;
      if (column in shown) shown[column] = shownValue(field, body[field as keyof EmployeeBody]);
    }
    const changes = before
      ? [...changesBetween({ ...before, team_ids: before.team_ids.join() }, { ...planned.value, team_ids: planned.value.team_ids.join() }, fieldNames)
          .map(({ field }) => ({ column: field === 'team_ids' ? TEAMS : field, old: shownValue(field, before[field as keyof Employee]) })), ...recorded.changesOf(before, patch)]
      : []; // prettier-ignore
    return settleRow({
      row, object: 'employee', before, converted, planned, changes,
      label: personName({ first_name: String(shown['first_name'] ?? before?.first_name ?? ''), last_name: String(shown['last_name'] ?? before?.last_name ?? '') }),
    }); // prettier-ignore
  };

  return { plan };
};
