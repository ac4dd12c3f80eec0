import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { EmployeeBody } from '#shared/contract/people/employee.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import peopleTexts from '#shared/messages/en/people.json' with { type: 'json' };
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { rightToField } from '#shared/permissions/field-rights.ts';
import { employeeDated, keptEmployments, type FormerEmployment } from '#shared/people/employee.dated.ts';
import { emptyEmployee, employeeDayIssues, employeeIssues, reportsToIssues } from '#shared/people/employee.rules.ts';
import { personName, type Employee, type EmployeeFields } from '#shared/people/employee.ts';
import type { Wages } from '#shared/people/wage.ts';
import { formerEmploymentIssues, storedEmployments } from '#shared/people/former-employments.rules.ts';
import { wageIssues } from '#shared/people/wage.rules.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Team } from '#shared/people/team.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { employeeClaims } from './employee-claims.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { changeEvents, fieldNames, wageEvents, type FieldName } from './employee-events.ts';
import { employeeCollection, employeeStore, personIssue } from '#functions/platform/directory/employees.ts';
import { teamCollection, teamsAreThere, withoutDeletedTeams } from '#functions/platform/directory/teams.ts';

/** Everything a change of one person depends on, read beforehand, so that an import plans thousands without reading. */
export type EmployeeChange = {
  actor: Actor;
  id: number;
  before: Employee | undefined;
  body: EmployeeBody;
  teams: Pick<RowIndex<Team>, 'get'>;
  people: RowIndex<EmployeeRow>;
  /** The managers of people, where rows of the same file say more than is stored. */
  managerOf?: (id: number) => number;
  /** All wages of the person as they should be; absent where the save leaves them. */
  wages?: Wages | undefined;
  /** All earlier employments of the person as they should be; absent where the save leaves them. */
  former?: readonly FormerEmployment[] | undefined;
  at: Date;
  /** Present when a file brings the change. */
  importId?: string;
  /** The numbers that a new record gets in its counting custom fields. */
  numbers?: CustomValues | null;
  /** The new custom fields and tags when the same save changes them; the caller adds their events. */
  extras?: NewExtras | undefined;
};

export type EmployeePlan = { value: Employee; issues: Issue[]; writes: Write[]; changed: boolean };

/** The teams and people as `planEmployeeChange` needs them. */
export const readDirectory = async (): Promise<Pick<EmployeeChange, 'teams' | 'people'>> => {
  const people = await employeeCollection.refresh();
  return { teams: teamCollection.rows, people };
};

/**
 * Whoever may not see a field may not set it either, nor put it back: the right goes with the effect
 * (docs/areas/session-and-rights.md#permission-matrix).
 */
export const assertMaySet = (actor: Actor, names: readonly (FieldName | 'former_employments')[]): void => {
  for (const name of names) {
    const permission = rightToField('employee', name);
    if (permission) {
      assertMay(actor, permission, `You do not have the right to set ${peopleTexts.field[name]}.`);
    }
  }
};

const merge = (before: Employee | undefined, body: EmployeeBody): EmployeeFields => {
  const merged: Record<string, unknown> = {};
  for (const name of fieldNames) {
    const sent = body[name];
    const current = (before ?? emptyEmployee)[name];
    merged[name] = sent === undefined ? current : sent === null ? emptyEmployee[name] : sent;
  }
  if (typeof merged['iban'] === 'string') merged['iban'] = electronicFormatIBAN(merged['iban']) ?? merged['iban'];
  return merged as EmployeeFields;
};

const isKnownTeam = (teams: EmployeeChange['teams'], id: number): boolean => teams.get(id)?.deleted === 0;

/** A manager who is chosen is known and active, and does not report to this person. */
const managerIssues = (
  { reports_to_employee_id: manager }: EmployeeFields,
  { actor, id, before, people, managerOf }: EmployeeChange,
): Issue[] => {
  if (manager === 0 || manager === before?.reports_to_employee_id) return [];
  const row = people.get(manager);
  const refused = personIssue(row, actor, 'reports_to_employee_id');
  if (!row || refused) return refused ? [refused] : [];
  const stored = (of: number): number => people.get(of)?.reports_to_employee_id ?? 0;
  return reportsToIssues(id, row, managerOf ?? stored);
};

const issuesOf = (fields: EmployeeFields, change: EmployeeChange): Issue[] => {
  const { before, teams, wages, former } = change;
  return [
    ...employeeIssues(fields),
    ...employeeDayIssues(before, fields, today()),
    ...(fields.team_ids.some((id) => !before?.team_ids.includes(id) && !isKnownTeam(teams, id))
      ? [issue('team_ids', 'unknown_team')]
      : []),
    ...(fields.iban !== null && !isValidIBAN(fields.iban) ? [issue('iban', 'invalid_iban')] : []),
    ...managerIssues(fields, change),
    ...(wages ? wageIssues(before?.wages ?? [], wages, today()) : []),
    ...(former ? formerEmploymentIssues(before ?? {}, former, fields, today()) : []),
  ];
};

const eventsOf = ({ actor, id, before, importId }: EmployeeChange, value: Employee): Write[] => {
  const via = importId === undefined ? {} : { via_excel: true as const };
  return before
    ? changeEvents(actor, before, value, via)
    : [
        recordEvent(actor, {
          object: 'employee',
          id,
          type: 'employee_added',
          payload: { name: personName(value), ...via },
        }),
        ...wageEvents(actor, id, [], value.wages, via),
      ];
};

/**
 * The outcome of one save of one person: the new value, its issues, and the writes (record, claims on e-mail and
 * number, events). Add (`before` undefined), edit and import use it. Throws `forbidden` for a field beyond the actor's
 * rights; a claim that fails answers `email_in_use` or `employee_number_in_use` when the writes are sent.
 */
export const planEmployeeChange = (change: EmployeeChange): EmployeePlan => {
  const { actor, id, before, body, at, importId, extras } = change;
  assertMaySet(
    actor,
    fieldNames.filter((name) => body[name] !== undefined),
  );
  if (change.wages) assertMay(actor, 'people:set-wages');
  if (change.former) assertMaySet(actor, ['former_employments']);
  const fields = merge(before, body);
  const { keep_login: keeps, ...kept } = before ?? {};
  const saved: Employee = {
    ...kept,
    ...fields,
    ...(change.former && { former_employments: storedEmployments(change.former) }),
    id,
    version: before?.version ?? 1,
    deleted: before?.deleted ?? 0,
    created_at: before?.created_at ?? at.toISOString(),
    import_id: importId ?? before?.import_id ?? null,
    wages: [...(change.wages ?? before?.wages ?? [])],
    // `employeeDated` derives the wage of today.
    wage_type: null,
    wage_amount: null,
    wage_from: null,
    // Without a last day there is nothing that the login could outlast.
    ...(keeps === 1 && fields.active_until !== null && { keep_login: 1 }),
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const dated = employeeDated.asOf(saved, today());
  const comesBack = before?.deleted === 1 && dated.deleted === 0;
  const known = before && { ...before, former_employments: dated.former_employments };
  const employed = known ? { ...dated, ...keptEmployments(known, dated, comesBack) } : dated;
  const value = comesBack ? withoutDeletedTeams(employed) : employed;
  const events = eventsOf(change, value);
  const fieldsChanged = events.length > 0;
  const changed = fieldsChanged || extras !== undefined;
  const joined = comesBack ? value.team_ids : value.team_ids.filter((team) => !before?.team_ids.includes(team));
  const record = before
    ? employeeStore.update(before, value, (stored) => presentEmployee(stored, actor))
    : employeeStore.create(value);
  return {
    value,
    // A change of custom fields and tags alone does not check the rest, just as on their own page.
    issues: fieldsChanged || !changed ? issuesOf(fields, change) : [],
    writes: changed ? [record, ...teamsAreThere(joined), ...employeeClaims.change(before, value), ...events] : [],
    changed,
  };
};
