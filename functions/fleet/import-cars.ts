import { addCarBody, type AddCarBody, type CarBody } from '#shared/contract/fleet/car.ts';
import { periodOn } from '#shared/assignments/periods.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { plateKey } from '#shared/fleet/plate-key.ts';
import { chassisKey, vehicleContext } from '#shared/fleet/vehicle.rules.ts';
import {
  nonBicycleFields,
  vehicleDateFields,
  vehicleFields,
  vehicleName,
  type Vehicle,
} from '#shared/fleet/vehicle.ts';
import { DRIVER } from '#shared/fleet/vehicle.import.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { now, today } from '#functions/platform/runtime/clock.ts';
import { isMonthPushed, isProcessed, pushedMonthsOf, PUSHED_PART } from './payroll-lock.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { parametersOn } from './added-years.ts';
import { co2Questions } from './co2-questions.ts';
import { planVehicleChange } from './vehicle-changes.ts';
import { chassisKeyColumn, plateKeyColumn, vehicleIndex, vehicleStore } from './vehicle-store.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { employeeStore } from '#functions/platform/directory/employees.ts';
import { readParts } from '#functions/platform/storage/read-parts.ts';
import {
  columnsFor,
  type ImportJob,
  type ImportRow,
  type OpenImport,
} from '#functions/platform/imports/import-kind.ts';
import { personFinder, type FindPerson } from '#functions/platform/imports/find-people.ts';
import { extrasCells } from '#functions/platform/imports/extras-cells.ts';
import { holderLookup } from '#functions/platform/imports/holder-lookup.ts';
import { planRows, plainShown } from '#functions/platform/imports/row-planner.ts';
import { keyIndex } from '#functions/platform/imports/row-conversion.ts';

const fieldNames = keysOf(vehicleFields.shape);
const dateFields = new Set<string>(vehicleDateFields);

/** The vehicles that the rows name and their pushed months, read before any row is planned. */
const readBefore = async (
  ids: readonly number[],
): Promise<{ cars: Map<number, Vehicle>; pushed: Map<number, string[]> }> => {
  if (ids.length === 0) return { cars: new Map(), pushed: new Map() };
  const [cars, parts] = await Promise.all([vehicleStore.getMany(ids), readParts(vehicleStore.type, ids, PUSHED_PART)]);
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
  findPerson: FindPerson,
): Promise<ReadonlySet<number>> => {
  if (!hasFlag(actor, 'disable_car_assertions_for_pushed_months')) return new Set();
  const named = rows.flatMap(({ cells }) => {
    const cell = cells[DRIVER];
    const match =
      cell && !('error' in cell) && cell.value !== null ? findPerson(String(cell.value), DRIVER) : undefined;
    return match && 'person' in match ? [match.person.id] : [];
  });
  const currentDrivers = [...cars.values()].map((car) => car.related_employee_id).filter((id) => id > 0);
  const parts = await readParts(employeeStore.type, [...new Set([...named, ...currentDrivers])], PUSHED_PART);
  return new Set([...parts].filter(([, part]) => isMonthPushed(pushedMonthsOf(part), changeDate)).map(([id]) => id));
};

/** The stored data that rows are checked against. */
const takeSnapshot = async (actor: Actor) => {
  const context = vehicleContext(actor);
  const [index, parametersOf, scope, findPerson, columns, extras, { currency }] = await Promise.all([
    vehicleIndex(context),
    parametersOn(today()),
    visibleEmployees(actor),
    personFinder(actor),
    columnsFor('car', actor),
    extrasCells(actor, 'car'),
    readCompany(),
  ]);
  return {
    context,
    columns: new Map(columns.map((column) => [column.key, column])),
    extras,
    index,
    parametersOf,
    scope,
    findPerson,
    currency,
    byPlate: keyIndex(index, plateKeyColumn),
    byChassis: keyIndex(index, chassisKeyColumn),
    archivedPlates: keyIndex(index, plateKeyColumn, 1),
  };
};

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>;
type CachedSnapshot = {
  runId: string;
  until: number;
  actor: Actor;
  snapshot: Snapshot;
};
let cached: CachedSnapshot | undefined;
const CACHED_MS = 5_000;

/**
 * A run uses one snapshot for the batches of a few seconds: its rows do not affect each other, and the conditions of
 * the writes (version, chassis claim) catch what others change in the meantime.
 */
const snapshotFor = async ({ runId, actor }: ImportJob) => {
  if (cached?.runId === runId && cached.actor === actor && cached.until > Date.now()) return cached.snapshot;
  const snapshot = await takeSnapshot(actor);
  cached = { runId, actor, until: Date.now() + CACHED_MS, snapshot };
  return snapshot;
};

const driverSince = ({ periods }: Vehicle): IsoDate | null => periodOn(periods, today())?.start_date ?? null;

/**
 * The fields of a row; a driver who has the vehicle today is left out, so that what is planned stays, unless the row
 * gives another first day.
 */
const withoutSameDriver = (body: CarBody, before: Vehicle | undefined, since: IsoDate | null | undefined): CarBody => {
  const isSame = before !== undefined && body.related_employee_id === before.related_employee_id;
  if (before && since && body.related_employee_id === undefined && before.related_employee_id > 0)
    return { ...body, related_employee_id: before.related_employee_id };
  if (!isSame || (since && since !== driverSince(before))) return body;
  const { related_employee_id: _, ...rest } = body;
  return rest;
};

const isStoredAlready = (body: CarBody, before: Vehicle): boolean =>
  Object.entries(body).every(
    ([field, value]) => value === undefined || value === (before[field as keyof Vehicle] ?? null),
  );

/** What other vehicles say against the plate and the chassis number of a row, and what its CO2 value asks. */
const comparedWith =
  ({ index, byPlate, byChassis, archivedPlates, parametersOf }: Snapshot, actor: Actor) =>
  (value: Vehicle, id: number | null) => {
    const others = (ids: readonly number[] = []): boolean => ids.some((other) => other !== id);
    const chassis = value.chassis_number ? byChassis.get(chassisKey(value.chassis_number)) : undefined;
    const plate = value.plate ? byPlate.get(plateKey(value.plate)) : undefined;
    return {
      errors: others(chassis) ? [importIssue('chassis_number', 'chassis_in_use')] : [],
      warnings: [
        ...(others(plate) ? [importIssue('plate', 'duplicate_plate')] : []),
        ...(id === null && value.plate && !plate && archivedPlates.get(plateKey(value.plate))
          ? [importIssue('plate', 'archived_plate')]
          : []),
        ...co2Questions(value, id === null ? undefined : index.get(id), actor, parametersOf),
      ],
    };
  };

export const openCars: OpenImport = async (job, rows, reserve) => {
  const { actor, importId, changeDate } = job;
  const snapshot = await snapshotFor(job);
  const { context, columns, extras, index, scope, findPerson, currency } = snapshot;
  const { byPlate, byChassis } = snapshot;
  const at = now();
  let pushed: ReadonlyMap<number, string[]> = new Map();
  let relaxed: ReadonlySet<number> = new Set();

  const driver = holderLookup<Vehicle>({
    column: DRIVER,
    field: 'related_employee_id',
    holderOf: (vehicle) => vehicle.related_employee_id,
    findPerson,
  });

  return planRows<Vehicle, AddCarBody>(job, rows, reserve, {
    object: 'car',
    columns,
    extras,
    schema: addCarBody,
    ignored: (sent, before) => ((sent['type'] ?? before?.type) === 'bicycle' ? nonBicycleFields : []),
    nameLookups: { [DRIVER]: driver },
    normalKey: { plate: plateKey, chassis_number: chassisKey },
    indexes: { plate: byPlate, chassis_number: byChassis },
    rows: index,
    store: vehicleStore,
    load: async (ids) => {
      const before = await readBefore(ids);
      pushed = before.pushed;
      relaxed = await relaxedDrivers(job, rows, before.cars, findPerson);
      return before.cars;
    },
    isInScope: ({ related_employee_id: id }) => scope.has(id),
    // A plate goes from one vehicle to the next, a chassis number never does.
    contradiction: ({ chassis_number: sent }, { chassis_number: old }, key) =>
      key === 'plate' && old && typeof sent === 'string' && chassisKey(sent) !== chassisKey(old)
        ? importIssue('chassis_number', 'other_chassis', { old })
        : null,
    identities: (body) => [['chassis_number', body.chassis_number ? chassisKey(body.chassis_number) : null]],
    plan: ({ before, body: { start_date: since, ...fields }, ...change }) => {
      const body = withoutSameDriver(fields, before, since);
      // A save would fill what the record misses; a row that says what is stored anyway asks for nothing.
      if (before && !change.extras && isStoredAlready(body, before))
        return { value: before, issues: [], writes: [], changed: false };
      const months = before ? (pushed.get(before.id) ?? []) : [];
      const newDriverId = body.related_employee_id ?? before?.related_employee_id ?? 0;
      return planVehicleChange({
        ...change,
        actor,
        context,
        before,
        body: before ? body : { currency, ...body },
        changeDate: since ?? changeDate,
        processed: before ? isProcessed(months) : false,
        skipAssertions: relaxed.has(newDriverId),
        at,
        importId,
      });
    },
    comparisons: comparedWith(snapshot, actor),
    changedFields: (before, after) => [
      ...changesBetween(before, after, fieldNames),
      ...changesBetween({ start_date: driverSince(before) }, { start_date: driverSince(after) }, ['start_date']),
    ],
    shownValue: (field, value) => plainShown(value, dateFields.has(field) ? toDmy : undefined),
    labelOf: (shown, before) => {
      const brand = String(shown['brand'] ?? before?.brand ?? '');
      const model = String(shown['model'] ?? before?.model ?? '');
      return [vehicleName({ brand, model }), shown['plate'] ?? before?.plate].filter(Boolean).join(', ');
    },
  });
};
