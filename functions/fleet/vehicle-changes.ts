import type { CarBody } from '#shared/contract/fleet/car.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { changeHolder, endOn, withoutEnd, holderOn, type PeriodChange } from '#shared/assignments/periods.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { issuesSentence } from '#shared/errors/issue-words.ts';
import { AppError } from '#shared/errors/problem.ts';
import {
  contributionIssues,
  correspondingIssues,
  dayIssues,
  editIssues,
  fieldsLeftOpen,
  isNameLocked,
  lockedFields,
  mayBePool,
  missingVehicleData,
  payrollIssues,
  poolIssues,
  settleVehicle,
  vehicleIssues,
  withOrderDate,
  type VehicleContext,
} from '#shared/fleet/vehicle.rules.ts';
import { vehicleDated } from '#shared/fleet/vehicle.dated.ts';
import {
  emptyVehicle,
  nonBicycleFields,
  vehicleFields,
  vehicleName,
  type PayrollField,
  type Vehicle,
  type VehicleFields,
} from '#shared/fleet/vehicle.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { holderEventWrites, type Undone } from '#functions/platform/assignments/holder-event-writes.ts';
import { begunLateIssues } from '#functions/platform/assignments/given-late.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { undoneExtras } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { vehicleClaims } from './vehicle-claims.ts';
import { vehicleStore } from './vehicle-store.ts';

const fieldNames = keysOf(vehicleFields.shape);
/** A change of driver has events of its own. */
const reportedFields = fieldNames.filter((name) => name !== 'related_employee_id');

/**
 * Everything a change of one vehicle depends on, read beforehand, so that an import plans thousands without reading.
 */
export type VehicleChange = {
  actor: Actor;
  context: VehicleContext;
  id: number;
  before: Vehicle | undefined;
  body: CarBody;
  /** The day on which the driver changes; absent: today, and for the present driver that the plan is called off. */
  changeDate: IsoDate | null | undefined;
  /** Payroll processed the vehicle, so payroll fields are locked. */
  processed: boolean;
  /** `disable_car_assertions_for_pushed_months` holds for the driver's month. */
  skipAssertions: boolean;
  at: Date;
  importId?: string;
  /** The custom fields of a new record: its numbers in those that count, and what it takes over from another one. */
  numbers?: CustomValues | null;
  /** The new custom fields and tags when the same save changes them; the caller adds their events. */
  extras?: NewExtras | undefined;
  present?: (value: Vehicle) => unknown;
};

export type VehiclePlan = {
  value: Vehicle;
  issues: Issue[];
  /** The payroll fields that were in error before and stay so (docs/areas/fleet.md#what-an-edit-leaves-open). */
  leftOpen: PayrollField[];
  writes: Write[];
  changed: boolean;
};

type DriverSave = Pick<VehicleChange, 'actor' | 'id' | 'before'>;

const driverEvents = ({ actor, id, before }: DriverSave, after: Vehicle, undone: Undone = {}): Write[] => {
  const save = { actor, object: 'car' as const, id, before: before?.periods ?? [], after: after.periods };
  return holderEventWrites({ ...save, ends: after.date_end, undone }, ({ from, to, date }) => {
    const [old, name] = [nameOfPerson(from) ?? '', nameOfPerson(to) ?? ''];
    const common = { date, ...undone };
    if (from > 0 && to > 0)
      return [
        recordEvent(actor, {
          object: 'car',
          id,
          type: 'car_owner_changed',
          payload: { old_owner_name: old, new_owner_name: name, old_employee_id: from, new_employee_id: to, ...common },
        }),
      ];
    return to > 0
      ? [recordEvent(actor, { object: 'car', id, type: 'car_assigned', payload: { employee_id: to, name, ...common } })]
      : [
          recordEvent(actor, {
            object: 'car',
            id,
            type: 'car_unassigned',
            payload: { employee_id: from, name: old, ...common },
          }),
        ];
  });
};

/** Fields that hold an amount in the currency of the vehicle. */
const amounts: ReadonlySet<string> = new Set(['catalogue_value', 'cost_yearly', 'operational_cost_yearly']);

/** What the feed reports of a save; amounts name their currency where it is not the euro, or was not. */
const reportedChanges = (before: Vehicle, after: Vehicle) => {
  const { currency } = after;
  const isChanged = currency !== before.currency;
  const named = { currency, ...(isChanged && { old_currency: before.currency }) };
  return changesBetween(before, after, reportedFields).map((change) =>
    amounts.has(change.field) && (isChanged || currency !== DEFAULT_CURRENCY) ? { ...change, ...named } : change,
  );
};

const events = (change: VehicleChange, after: Vehicle): Write[] => {
  const { actor, id, before, importId } = change;
  const viaExcel = importId !== undefined && { via_excel: true };
  if (!before)
    return [
      recordEvent(actor, { object: 'car', id, type: 'car_added', payload: { name: vehicleName(after), ...viaExcel } }),
      ...driverEvents(change, after),
    ];
  const changes = reportedChanges(before, after);
  return [
    ...(changes.length > 0
      ? [recordEvent(actor, { object: 'car', id, type: 'car_updated', payload: { changes, ...viaExcel } })]
      : []),
    ...driverEvents(change, after),
  ];
};

/**
 * Adding a car asks for its payroll info; a motorbike has no such step (docs/areas/fleet.md#payroll-checks), so only an
 * edit asks for it.
 */
const addIssues = (
  value: VehicleFields,
  type: VehicleFields['type'] | null | undefined,
  context: VehicleContext,
): Issue[] => [
  // Only a type that was sent counts, not the default of an empty vehicle: the type decides what payroll asks for.
  ...missingVehicleData({ ...value, type: type ?? undefined }),
  ...vehicleIssues(value, context),
  ...(type === 'car' && !context.skipAssertions ? payrollIssues(value, context) : []),
];

/** Locked fields answer 409 with their names, because the input itself is valid (docs/areas/fleet.md#payroll-lock). */
const assertUnlocked = ({
  before,
  body,
  context,
  processed,
  at,
}: Pick<VehicleChange, 'before' | 'body' | 'context' | 'processed' | 'at'>): void => {
  if (!before) return;
  const isCleared = (name: keyof VehicleFields): boolean =>
    body.type === 'bicycle' && before[name] !== emptyVehicle[name] && nonBicycleFields.some((field) => field === name);
  const isTouched = (name: keyof VehicleFields): boolean =>
    isCleared(name) || (body[name as keyof CarBody] !== undefined && body[name as keyof CarBody] !== before[name]);
  const payroll = lockedFields(before, processed, context).filter(isTouched);
  const names = isNameLocked(before, context, at) ? (['brand', 'model'] as const).filter(isTouched) : [];
  const fields = [
    ...payroll.map((name) => issue(name, 'locked')),
    ...names.map((name) => issue(name, 'locked_after_a_day')),
  ];
  if (fields.length > 0) {
    throw new AppError('field_locked', {
      fields,
      // The title speaks of payroll, which has nothing to do with the name.
      detail: payroll.length > 0 ? 'Some values can no longer be changed.' : issuesSentence(fields),
      extras: { locked: fields.map((field) => field.path) },
    });
  }
};

/**
 * Fields that are hidden from the actor may not be set by them either, nor put back
 * (docs/areas/session-and-rights.md#own-contribution).
 */
const assertMaySet = (actor: Actor, fields: Partial<Record<keyof CarBody, unknown>>): void => {
  const isWage = fields.own_contribution !== undefined || fields.own_contribution_payment_type !== undefined;
  if (isWage) assertMay(actor, 'wages:own-contribution', 'You do not have the right to set the own contribution.');
};

const merge = (before: Vehicle | undefined, body: CarBody): VehicleFields => {
  const merged: Record<string, unknown> = { ...(before ?? emptyVehicle) };
  for (const name of fieldNames) {
    const sent = body[name as keyof CarBody];
    if (sent !== undefined) merged[name] = sent === null && (name === 'brand' || name === 'model') ? '' : sent;
  }
  return merged as VehicleFields;
};

/** The periods after the save, and what is wrong with the day. Nothing changes unless the save names a driver. */
const driverPeriods = ({ before, body, changeDate }: VehicleChange): PeriodChange => {
  const to = body.related_employee_id;
  const periods = before?.periods ?? [];
  if (to === undefined) return { issues: [], periods };
  const ends = before?.date_end ?? null;
  const moved = changeHolder(withoutEnd(periods, ends), { to, day: changeDate, today: today() });
  if (ends === null || moved.issues.length > 0) return moved;
  const late = changeDate && changeDate >= ends ? [issue('change_date', 'out_of_use', { day: toDmy(ends) })] : [];
  return { issues: late, periods: endOn(moved.periods, ends) };
};

/**
 * The outcome of one save of one vehicle: the new value, its issues, and the writes. Throws `forbidden` for a field
 * beyond the actor's rights, and `field_locked`.
 */
export const planVehicleChange = (change: VehicleChange): VehiclePlan => {
  assertMaySet(change.actor, change.body);
  const { before, body, id, at, importId, extras, present } = change;
  assertUnlocked(change);
  // What payroll has processed without an order date is not given one by the way.
  const isDateLocked = before && lockedFields(before, change.processed, change.context).includes('order_date');
  const context: VehicleContext = {
    ...change.context,
    skipAssertions: change.context.skipAssertions || change.skipAssertions,
    orderDatePrefill: change.context.orderDatePrefill && !isDateLocked,
  };
  const moved = driverPeriods(change);
  const late = begunLateIssues(before?.periods ?? [], moved.periods, () => 'change_date');
  const merged = { ...merge(before, body), related_employee_id: holderOn(moved.periods, today()) };
  // A person, or another type, takes the vehicle out of the pool in the same save; asking for both at once is a
  // contradiction (docs/areas/fleet.md#driver).
  const requested = withOrderDate(
    body.is_pool_vehicle === 1
      ? merged
      : { ...merged, is_pool_vehicle: mayBePool(merged) ? merged.is_pool_vehicle : (0 as const) },
    context,
  );
  const leftOpen = before ? fieldsLeftOpen(before, requested, context) : [];
  const settled = settleVehicle(requested, context);
  // A usage type that stays open is not answered by its default: only somebody who is asked may decide it.
  const fields = leftOpen.includes('usage_type') ? { ...settled, usage_type: null } : settled;
  const driverChanged = JSON.stringify(moved.periods) !== JSON.stringify(before?.periods ?? []);
  const value: Vehicle = {
    ...fields,
    id,
    version: before ? before.version : 1,
    deleted: 0,
    date_end: before?.date_end ?? null,
    related_employee_link_source_app: driverChanged ? null : (before?.related_employee_link_source_app ?? null),
    synced_at: before?.synced_at ?? null,
    created_at: before?.created_at ?? at.toISOString(),
    import_id: importId ?? before?.import_id ?? null,
    periods: driverChanged ? [...moved.periods] : (before?.periods ?? []),
    custom_fields: extras || before ? (extras ?? before)?.custom_fields : change.numbers,
    tags: (extras ?? before)?.tags,
  };
  const fieldsChanged = !before || driverChanged || changesBetween(before, value, fieldNames).length > 0;
  const changed = fieldsChanged || extras !== undefined;
  const allIssues = [
    ...(before
      ? editIssues(requested, context).filter(({ path }) => !leftOpen.some((field) => field === path))
      : addIssues(requested, body.type, context)),
    ...poolIssues(before, requested, context),
    ...correspondingIssues(before, requested),
    ...contributionIssues(before, requested),
    ...dayIssues(before, requested, today()),
    ...moved.issues,
    ...late,
  ];
  // A change of custom fields and tags alone does not check the rest, just as on their own page.
  const issues = fieldsChanged || !changed || moved.issues.length > 0 ? allIssues : [];
  const writes = changed
    ? [
        before ? vehicleStore.update(before, value, present) : vehicleStore.create(value),
        ...vehicleClaims.change(before, value),
        ...events(change, value),
      ]
    : [];
  return { value, issues, leftOpen, writes, changed };
};

const endEvents = (actor: Actor, { id, date_end: old }: Vehicle, { date_end: end }: Vehicle): Write[] => {
  if (old === end) return [];
  return [
    end === null
      ? recordEvent(actor, { object: 'car', id, type: 'car_undeleted', payload: { via_undo: true } })
      : recordEvent(actor, {
          object: 'car',
          id,
          type: 'car_deleted',
          payload: { date_end: toDmy(end), via_undo: true },
        }),
  ];
};

/** Everything that undoing a change of a vehicle depends on; `before` is null when an import added the vehicle. */
export type VehicleUndo = Omit<DriverSave, 'before' | 'id'> &
  Pick<VehicleChange, 'context' | 'processed' | 'at'> & {
    current: Vehicle;
    before: Vehicle | null;
    customFields: readonly CustomField[];
  };

/**
 * Removes a vehicle, or puts back the values it had. Throws `forbidden` for values that the actor may not set, and
 * `field_locked` for those that payroll has processed.
 */
export const planVehicleUndo = ({ current, before, customFields, ...undo }: VehicleUndo): Write[] => {
  const { actor } = undo;
  const { id } = current;
  if (!before) {
    return [
      vehicleStore.remove(current),
      ...vehicleClaims.change(current, undefined),
      recordEvent(actor, {
        object: 'car',
        id,
        type: 'car_deleted_permanently',
        payload: { name: vehicleName(current), via_undo: true },
      }),
    ];
  }
  assertUnlocked({ ...undo, before: current, body: before as CarBody });
  const value = { ...vehicleDated.asOf(before, today()), version: current.version };
  const changes = reportedChanges(current, value);
  assertMaySet(actor, Object.fromEntries(changes.map(({ field }) => [field, true])));
  return [
    vehicleStore.update(current, value),
    ...vehicleClaims.change(current, value),
    ...(changes.length > 0
      ? [recordEvent(actor, { object: 'car', id, type: 'car_updated', payload: { changes, via_undo: true } })]
      : []),
    ...undoneExtras(actor, 'car', current, value, customFields),
    ...endEvents(actor, current, value),
    ...driverEvents({ ...undo, id, before: current }, value, { via_undo: true }),
  ];
};
