import type { Periods } from '#shared/assignments/periods.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { AppError } from '#shared/errors/problem.ts';
import { vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import { employeeDated } from '#shared/people/employee.dated.ts';
import { isSignedContract } from '#shared/contracts/retention.rules.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { seesPerson } from '#shared/people/person-scope.ts';
import { areSameWages } from '#shared/people/wage.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { personDaysCollection, personDaysNow } from '#functions/days-off/person-days-store.ts';
import { requestCollection, requestsByPerson } from '#functions/days-off/request-store.ts';
import { personContracts } from '#functions/platform/contracts/policies.ts';
import { licenseIndex } from '#functions/software/license-store.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';
import { PUSHED_PART } from '#functions/fleet/payroll-lock.ts';
import { vehicleIndex } from '#functions/fleet/vehicle-store.ts';
import { assertMaySet } from './employee-changes.ts';
import { employeeClaims } from './employee-claims.ts';
import { changedFields, changeEvents } from './employee-events.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { presentEmployee } from '#functions/platform/people-list/employee-wire.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { employeeCollection, employeeStore } from '#functions/platform/directory/employees.ts';
import { readErasures } from '#functions/platform/directory/erasures.ts';
import { teamCollection, teamsAreThere, withoutDeletedTeams } from '#functions/platform/directory/teams.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { areAllOfImport } from '#functions/platform/runs/imported-together.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import { undoConflictError } from '#functions/platform/runs/record-undo.ts';
import { undoOfKind } from '#functions/platform/records/undo-of-kind.ts';

type Held = { readonly id: number; readonly periods: Periods };

/** Notes who holds, held and will hold something of a list. */
const noteHolders = <Row extends Held>(rows: RowIndex<Row>, holders: Set<number>): void =>
  rows.visit(({ periods }) => {
    for (const { employee_id: id } of periods) holders.add(id);
  });

/** People who hold or held a vehicle, or may sign in: removing them would leave references to nobody. */
const namedElsewhere = async (actor: Actor): Promise<ReadonlySet<number>> => {
  const [cars, users] = await Promise.all([vehicleIndex(vehicleContext(actor)), userCollection.refresh()]);
  const named = new Set<number>();
  noteHolders(cars, named);
  for (const { employee_id: id } of users.all()) named.add(id);
  return named;
};

/** People who lead a team, and the ids of those who report to each person. */
const readLeaders = async () => {
  const [teams, people] = await Promise.all([teamCollection.refresh(), employeeCollection.refresh()]);
  const leaders = new Set([...teams.all()].flatMap((team) => (team.deleted === 1 ? [] : team.leader_employee_ids)));
  const reports = new Map<number, number[]>();
  people.visit(({ id, reports_to_employee_id: lead }) => {
    if (lead > 0) reports.set(lead, [...(reports.get(lead) ?? []), id]);
  });
  return { leaders, reportsOf: (id: number): readonly number[] => reports.get(id) ?? [] };
};

/** Whether these people all came with an import, and go with it. */
const goWithImport = (importId: string | null, ids: readonly number[]): Promise<boolean> =>
  areAllOfImport(importId, 'employee', ids, async (all) =>
    (await employeeStore.getMany(all)).map(({ version, import_id }) => ({ version, excel_import_id: import_id })),
  );

/** Tells of people what else would lose its person: other things, papers, trainings and days off, those of before too. */
const recordsReader = async (): Promise<(id: number) => boolean> => {
  const [assets, licences] = await Promise.all([
    assetIndex(),
    licenseIndex(),
    personContracts.join.refresh(),
    participantCollection.refresh(),
    requestCollection.refresh(),
    personDaysCollection.refresh(),
  ]);
  const holders = new Set<number>();
  noteHolders(assets, holders);
  noteHolders(licences, holders);
  const hasDays = (id: number): boolean => {
    const { schedules, corrections, locked_months: pushed } = personDaysNow(id);
    return schedules.length + corrections.length + pushed.length > 0;
  };
  return (id) =>
    holders.has(id) ||
    personContracts.rowsOf(id).some((contract) => contract.deleted === 0 || isSignedContract(contract)) ||
    participantsByPerson.rowsOf(id).some(({ deleted }) => deleted === 0) ||
    requestsByPerson.rowsOf(id).some(isLiving) ||
    hasDays(id);
};

/**
 * Removes a person, or puts back the values they had; `before` is null when an import added the person. Throws
 * `forbidden` for values that the actor may not set.
 */
const planUndo = (
  actor: Actor,
  current: Employee,
  before: Employee | null,
  customFields: readonly CustomField[],
): Write[] => {
  const { id } = current;
  if (!before) {
    return [
      employeeStore.remove(current),
      ...employeeClaims.change(current, undefined),
      recordEvent(actor, {
        object: 'employee',
        id,
        type: 'employee_deleted_permanently',
        payload: { name: personName(current), via_undo: true },
      }),
    ];
  }
  const value = { ...withoutDeletedTeams(employeeDated.asOf(before, today())), version: current.version };
  assertMaySet(actor, changedFields(current, value));
  if (!areSameWages(current.wages, value.wages)) assertMay(actor, 'people:set-wages');
  return [
    employeeStore.update(current, value, (stored) => presentEmployee(stored, actor)),
    ...teamsAreThere(value.team_ids.filter((team) => current.deleted === 1 || !current.team_ids.includes(team))),
    ...employeeClaims.change(current, value),
    ...changeEvents(actor, current, value, { via_undo: true }),
    ...undoneExtras(actor, 'employee', current, value, customFields),
  ];
};

/**
 * Throws for somebody who stays because something names them. What names people is read at the first question: most
 * undos put back values and remove nobody.
 */
const removableCheck = (actor: Actor): ((person: Employee) => Promise<void>) => {
  const readOnce = () => Promise.all([namedElsewhere(actor), recordsReader(), readLeaders()]);
  let read: ReturnType<typeof readOnce> | undefined;
  return async ({ id, import_id: importId }) => {
    const [named, hasRecords, { leaders, reportsOf }] = await (read ??= readOnce());
    if (named.has(id)) throw undoConflictError('This person has a vehicle or signs in, so the person stays.');
    if (hasRecords(id))
      throw undoConflictError('This person has things, contracts, trainings or days off by now, so the person stays.');
    if (leaders.has(id) || !(await goWithImport(importId, reportsOf(id))))
      throw undoConflictError('This person leads a team or others, so the person stays.');
  };
};

export const employeeUndo = undoOfKind({
  object: 'employee',
  writePermission: 'people:write',
  store: employeeStore,
  read: async (actor, ids) => {
    const [erasures, parts] = await Promise.all([
      readErasures(),
      readParts(employeeStore.type, ids, PUSHED_PART),
      teamCollection.refresh(),
    ]);
    const toErase = new Set(erasures.map(({ employee_id: id }) => id));
    return { toErase, parts, assertRemovable: removableCheck(actor) };
  },
  writesOf: async ({ actor, current, before, customFields, toErase, parts, assertRemovable }) => {
    const { id } = current;
    if (!seesPerson(actor, current)) throw new AppError('not_found');
    if (toErase.has(id)) throw undoConflictError('The data of this person are to be erased.');
    if (!before) await assertRemovable(current);
    if (!before && parts.has(id)) throw undoConflictError('Payroll has processed this person, who stays.');
    return planUndo(actor, current, before, customFields);
  },
});
