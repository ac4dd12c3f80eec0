import { changesBetween, type FieldChange } from '#shared/activity/changes.ts';
import type { EventPayload } from '#shared/activity/events.ts';
import { maskIbanOrNull } from '#shared/people/employee.rules.ts';
import { formerEmploymentsText } from '#shared/people/former-employments.rules.ts';
import { employeeFields, type Employee, type EmployeeFields } from '#shared/people/employee.ts';
import { maskNationalNumberOrNull } from '#shared/people/national-number.ts';
import { wageChanges, type WageChange } from '#shared/people/wage.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { nameOfPerson, teamNamesOf } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/* The events of a saved person (docs/areas/people.md#events). */

export type FieldName = keyof EmployeeFields & string;
export const fieldNames = keysOf(employeeFields.shape);

/** How a change came about when it was not made in a form. */
type Via = { via_excel?: true } | { via_undo?: true };

/** The fields of a person that have a type of event of their own. */
const withOwnEvent: ReadonlySet<FieldName> = new Set<FieldName>(['function', 'reports_to_employee_id']);

const comparable = (person: Employee) => ({
  ...person,
  team_ids: person.team_ids.join(),
  former_employments: formerEmploymentsText(person),
});

/** The fields that differ. */
export const changedFields = (before: Employee, after: Employee): FieldName[] =>
  changesBetween(comparable(before), comparable(after), fieldNames).map(({ field }) => field as FieldName);

/**
 * The changes for the feed: teams by name, an account and a national number masked before they are stored, a picture only
 * as present or absent.
 */
const reportedChanges = (before: Employee, after: Employee): FieldChange[] =>
  changesBetween(comparable(before), comparable(after), [
    ...fieldNames.filter((name) => !withOwnEvent.has(name)),
    'former_employments' as const,
  ]).map((change) => {
    const both = (shown: (person: Employee) => string | null) => ({ old: shown(before), new: shown(after) });
    switch (change.field) {
      case 'iban':
        return { ...change, ...both(({ iban }) => maskIbanOrNull(iban)) };
      case 'national_number':
        return { ...change, ...both(({ national_number: number }) => maskNationalNumberOrNull(number)) };
      case 'avatar':
        return { ...change, old: before.avatar && 'old_picture', new: after.avatar && 'new_picture' };
      case 'team_ids':
        return { field: 'team', ...both(({ team_ids }) => teamNamesOf(team_ids) || null) };
      default:
        return change;
    }
  });

const wageEvent = (actor: Actor, id: number, change: WageChange, via: Via): Write => {
  if (change.what === 'set') {
    const { before, after } = change;
    return recordEvent(actor, {
      object: 'employee',
      id,
      type: 'wage_updated',
      payload: {
        wage_type: after.type,
        old_amount: before?.amount ?? null,
        new_amount: after.amount,
        date: toDmy(after.from),
        ...via,
      },
    });
  }
  const { type: wage_type, amount, from } = change.before;
  const moved = change.what === 'moved' ? { new_from: toDmy(change.after.from) } : {};
  return recordEvent(actor, {
    object: 'employee',
    id,
    type: 'wage_duration_updated',
    payload: {
      wage_type,
      amount,
      old_from: toDmy(from),
      ...moved,
      ...via,
    },
  });
};

/** The events of wages that a save sets, moves or calls off. */
export const wageEvents = (
  actor: Actor,
  id: number,
  before: Employee['wages'],
  after: Employee['wages'],
  via: Via = {},
): Write[] => wageChanges(before, after).map((change) => wageEvent(actor, id, change, via));

/** The event of an end of employment that a save sets or plans; none where it is called off or stays. */
export const terminationEvents = (
  actor: Actor,
  before: Employee,
  { id, active_until: last, statute }: Employee,
  via: Via = {},
): Write[] => {
  if (last === null || last === before.active_until) return [];
  const type = statute === 'self_employed' ? 'freelance_contract_terminated' : 'payroll_contract_terminated';
  return [recordEvent(actor, { object: 'employee', id, type, payload: { date_end: toDmy(last), ...via } })];
};

const managerEvents = (actor: Actor, before: Employee, after: Employee, via: Via): Write[] => {
  if (before.reports_to_employee_id === after.reports_to_employee_id) return [];
  const [old_manager_name, new_manager_name] = [before, after].map(
    ({ reports_to_employee_id: manager }) => nameOfPerson(manager) ?? undefined,
  );
  const payload: EventPayload<'reports_to_updated'> = { old_manager_name, new_manager_name, ...via };
  return [recordEvent(actor, { object: 'employee', id: after.id, type: 'reports_to_updated', payload })];
};

/** The events of everything that a save changes of a person; none where nothing of theirs changes. */
export const changeEvents = (actor: Actor, before: Employee, after: Employee, via: Via): Write[] => {
  const { id } = after;
  const changes = reportedChanges(before, after);
  const role = changesBetween(before, after, ['function']);
  return [
    ...(changes.length > 0
      ? [recordEvent(actor, { object: 'employee', id, type: 'employee_updated', payload: { changes, ...via } })]
      : []),
    ...(role.length > 0
      ? [recordEvent(actor, { object: 'employee', id, type: 'role_updated', payload: { changes: role, ...via } })]
      : []),
    ...managerEvents(actor, before, after, via),
    ...wageEvents(actor, id, before.wages, after.wages, via),
    // An undo brings back what was known before; it ends no employment.
    ...('via_undo' in via ? [] : terminationEvents(actor, before, after, via)),
  ];
};
