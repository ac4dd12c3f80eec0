import { carBody, type CarBody } from '#shared/contract/fleet/car.ts';
import { currentPeriod } from '#shared/assignments/periods.ts';
import { changesBetween } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import { chassisKey, plateKey, vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { vehicleDateFields, vehicleFields, vehicleName, type Vehicle } from '#shared/fleet/vehicle.ts';
import { DRIVER } from '#shared/imports/car-columns.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { ShownValue } from '#shared/imports/import-row.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { now } from '#functions/http/clock.ts';
import { isMonthPushed, isProcessed, pushedMonthsOf, PUSHED_PART } from '#functions/fleet/payroll-lock.ts';
import { planCarChange, type CarPlan } from '#functions/fleet/vehicle-changes.ts';
import { vehicleIndex, vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { visibleEmployees } from '#functions/people/scope.ts';
import { employeeCollection, employeeStore } from '#functions/people/employees.ts';
import { patchRecorded, type RecordedPatch } from '#functions/records/patch-recorded.ts';
import { recordedEvents } from '#functions/records/recorded-events.ts';
import { readEntities } from '#functions/storage/change-feed.ts';
import { readParts } from '#functions/storage/read-parts.ts';
import { columnsFor, type ImportJob, type ImportRow, type OpenImport, type RowPlan } from './import-kind.ts';
import { carImport } from './import-kinds.ts';
import { personFinder } from './find-people.ts';
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
  type KeyIndex,
  type Match,
} from './row-judge.ts';

const fieldNames = Object.keys(vehicleFields.shape) as (keyof Vehicle & string)[];
const dateFields = new Set<string>(vehicleDateFields);
const columnOf = { related_employee_id: DRIVER };

/** How the values of a key are compared; an id is compared as it is. */
const normalKey = { plate: plateKey, chassis_number: chassisKey, id: (text: string) => text.trim() };
const storedKey = {
  plate: (row: VehicleRow) => row.plate && plateKey(row.plate),
  chassis_number: (row: VehicleRow) => row.chassis_number && chassisKey(row.chassis_number),
};

/** Every id of the database is a record that exists already, so a session knows the records of its rows beforehand. */
const readBefore = async (
  ids: readonly number[],
): Promise<{ cars: Map<number, Vehicle>; pushed: Map<number, string[]> }> => {
  if (ids.length === 0) return { cars: new Map(), pushed: new Map() };
  const [cars, parts] = await Promise.all([
    readEntities<Vehicle>(vehicleStore.type, ids),
    readParts(vehicleStore.type, ids, PUSHED_PART),
  ]);
  return {
    cars: new Map(cars.map((car) => [car.id, car])),
    pushed: new Map([...parts].map(([id, part]) => [id, pushedMonthsOf(part)])),
  };
};

/** Drivers whose month was pushed already: their vehicles skip the payroll checks while the flag is on. */
const relaxedDrivers = async (
  { actor, changeDate }: ImportJob,
  rows: readonly ImportRow[],
  cars: ReadonlyMap<number, Vehicle>,
  findPerson: Awaited<ReturnType<typeof personFinder>>,
): Promise<ReadonlySet<number>> => {
  if (!hasFlag(actor, 'disable_car_assertions_for_pushed_months')) return new Set();
  const named = rows.flatMap(({ cells }) => {
    const cell = cells[DRIVER];
    const found =
      cell && !('error' in cell) && cell.value !== null ? findPerson(String(cell.value), DRIVER) : undefined;
    return found && 'person' in found ? [found.person.id] : [];
  });
  const holders = [...cars.values()].map((car) => car.related_employee_id).filter((id) => id > 0);
  const parts = await readParts(employeeStore.type, [...new Set([...named, ...holders])], PUSHED_PART);
  return new Set([...parts].filter(([, part]) => isMonthPushed(pushedMonthsOf(part), changeDate)).map(([id]) => id));
};

const shownValue = (field: string, value: unknown): ShownValue =>
  value === null || value === undefined || value === ''
    ? null
    : dateFields.has(field)
      ? toDmy(String(value))
      : (value as string | number);

/** What rows are judged against. */
const takeSnapshot = async (actor: Actor) => {
  const context = vehicleContext(actor);
  const [index, scope, findPerson, columns, recorded] = await Promise.all([
    vehicleIndex(context),
    visibleEmployees(actor),
    personFinder(actor),
    columnsFor(carImport, actor),
    recordedCells(actor, 'car'),
  ]);
  return {
    context,
    columns: new Map(columns.map((column) => [column.key, column])),
    recorded,
    index,
    scope,
    findPerson,
    byPlate: keyIndex(index.all(), storedKey.plate),
    byChassis: keyIndex(index.all(), storedKey.chassis_number),
  };
};

type Snapshot = { runId: string; until: number; actor: Actor; taken: Awaited<ReturnType<typeof takeSnapshot>> };
let kept: Snapshot | undefined;
const KEPT_MS = 5_000;

/**
 * A run uses one snapshot for the batches of some seconds: its own rows do not concern each other, and what others do
 * meanwhile is caught by the conditions of the writes (version, chassis claim).
 */
const snapshotFor = async ({ runId, actor }: ImportJob) => {
  if (kept?.runId === runId && kept.actor === actor && kept.until > Date.now()) return kept.taken;
  const taken = await takeSnapshot(actor);
  kept = { runId, actor, until: Date.now() + KEPT_MS, taken };
  return taken;
};

export const openCars: OpenImport = async (job, rows, reserve) => {
  const { actor, importId, key, changeDate } = job;
  const { context, columns, recorded, index, scope, findPerson, byPlate, byChassis } = await snapshotFor(job);
  const names = employeeCollection.rows;
  const isInScope = (employeeId: number): boolean => scope.all || scope.ids.has(employeeId);
  const byKey: KeyIndex = key === 'plate' ? byPlate : key === 'chassis_number' ? byChassis : new Map();
  const textOf = keyTextOf(key, normalKey);
  const matches = new Map(rows.map((row) => [row.row, matchRow(textOf(row), key, byKey, index)]));
  const ids = [...new Set([...matches.values()].flatMap(({ id }) => id ?? []))];
  const { cars, pushed } = await readBefore(ids);
  const created = rows.filter(({ row }) => matches.get(row)?.id === null);
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(vehicleStore, created, reserve),
    newNumbers('car', created, reserve),
  ]);
  const at = now();
  const relaxed = await relaxedDrivers(job, rows, cars, findPerson);

  const nameOf = (id: number): string | null => (id > 0 ? (names.get(id)?.name ?? null) : null);

  const identitiesOf = (row: ImportRow, match: Match, body: CarBody): [string, string | null][] => [
    ['id', match.id === null ? null : String(match.id)],
    [key ?? '', match.id === null ? textOf(row) : null],
    ['chassis_number', body.chassis_number ? chassisKey(body.chassis_number) : null],
  ];

  /** What the rest of the fleet says about the values of this row. */
  const neighbours = (value: Vehicle, id: number | null): { errors: ImportIssue[]; warnings: ImportIssue[] } => {
    const others = (found: readonly number[] = []): boolean => found.some((other) => other !== id);
    const chassis = value.chassis_number ? byChassis.get(chassisKey(value.chassis_number)) : undefined;
    const plate = value.plate ? byPlate.get(plateKey(value.plate)) : undefined;
    return {
      errors: others(chassis) ? [importIssue('chassis_number', 'chassis_in_use')] : [],
      warnings: others(plate) ? [importIssue('plate', 'duplicate_plate')] : [],
    };
  };

  const change = (
    row: ImportRow,
    body: CarBody,
    before: Vehicle | undefined,
    patch: RecordedPatch,
  ): CarPlan | ImportIssue[] => {
    const id = before?.id ?? newIdOf(row);
    const months = before ? (pushed.get(before.id) ?? []) : [];
    const newDriverId = body.related_employee_id ?? before?.related_employee_id ?? 0;
    const numbers = before ? null : numbersOf(row);
    const patched = patchRecorded(before ?? { custom_fields: numbers }, patch);
    try {
      const planned = planCarChange({
        actor,
        context,
        id,
        before,
        body,
        changeDate,
        oldDriver: nameOf(before?.related_employee_id ?? 0),
        newDriver: nameOf(newDriverId),
        processed: before ? isProcessed(months, currentPeriod(before.periods)) : false,
        skipAssertions: relaxed.has(newDriverId),
        at,
        importId,
        numbers,
        recorded: patched.isChanged ? patched.recorded : undefined,
      });
      const events = before
        ? recordedEvents(actor, 'car', before, patched.recorded, patch.fields, { via_excel: true })
        : [];
      return { ...planned, writes: [...planned.writes, ...events] };
    } catch (error) {
      if (error instanceof AppError && error.fields.length > 0) return fieldIssues(error.fields, columnOf, columns);
      throw error;
    }
  };

  const changesOf = (before: Vehicle, after: Vehicle, patch: RecordedPatch): RowPlan['changes'] => [
    ...changesBetween(before, after, fieldNames).map(({ field, old }) =>
      field === 'related_employee_id'
        ? { column: DRIVER, old: nameOf(Number(old)) }
        : { column: field, old: shownValue(field, old) },
    ),
    ...recorded.changesOf(before, patch),
  ];

  /** Whoever drives it now keeps it under his name, also when he left or others are called the same. */
  const driverOf = (text: string, before: Vehicle | undefined): number | ImportIssue => {
    const current = nameOf(before?.related_employee_id ?? 0);
    if (before && current !== null && normalName(current) === normalName(text)) return before.related_employee_id;
    const found = findPerson(text, DRIVER);
    return 'issue' in found ? found.issue : found.person.id;
  };

  const plan = (row: ImportRow): RowPlan => {
    const converted = convertRow(row, columns);
    const { body: sent, shown, errors, warnings } = converted;
    const match = matches.get(row.row) ?? { id: null };
    if (match.issue) errors.push(match.issue);
    const { [DRIVER]: driver, id: _id, ...fields } = recorded.without(sent);
    const before = match.id === null ? undefined : cars.get(match.id);
    const patch = recorded.take(row, converted, before);
    const driverId = driver === undefined ? undefined : driverOf(String(driver), before);
    if (typeof driverId === 'object') errors.push(driverId);
    if (typeof driverId === 'number') shown[DRIVER] = nameOf(driverId);
    const parsed = parseFields(carBody, fields);
    errors.push(...fieldIssues(parsed.issues, columnOf, columns));
    const body: CarBody = {
      // A file of vehicles that does not say what they are is a file of cars.
      ...(match.id === null && { type: 'car' as const }),
      ...parsed.value,
      ...(typeof driverId === 'number' && { related_employee_id: driverId }),
    };
    // Deleted for ever since the rows were matched.
    if (match.id !== null && !before) errors.push(importIssue(key, 'unknown_record'));
    if (before && !isInScope(before.related_employee_id)) errors.push(importIssue(key, 'out_of_scope'));
    errors.push(...repeated(job, row, identitiesOf(row, match, body), key));
    const planned = change(row, body, before, patch);
    const isPlanned = !Array.isArray(planned);
    // A row that changes nothing is fine, also when the record misses what a change would ask for.
    const asked = isPlanned && planned.changed ? planned.issues : [];
    errors.push(...(isPlanned ? fieldIssues(asked, columnOf, columns) : planned));
    if (isPlanned) {
      const around = neighbours(planned.value, match.id);
      errors.push(...around.errors);
      warnings.push(...around.warnings);
    }
    for (const field in body) {
      if (field in shown) shown[field] = shownValue(field, body[field as keyof CarBody]);
    }
    const brand = String(shown['brand'] ?? before?.brand ?? '');
    const model = String(shown['model'] ?? before?.model ?? '');
    return settleRow({
      row,
      object: 'car',
      label: [vehicleName({ brand, model }), shown['plate'] ?? before?.plate].filter(Boolean).join(', '),
      before,
      converted,
      planned: isPlanned ? planned : undefined,
      changes: before && isPlanned ? changesOf(before, planned.value, patch) : [],
    });
  };

  return { plan };
};
