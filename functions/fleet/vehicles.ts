import type { CarBody, CarDetails, CarRow } from '#shared/contract/fleet/car.ts';
import type { CustomFieldOut } from '#shared/contract/records/recorded.ts';
import { currentPeriod, periodOn } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { lockedFields, plateKey, vehicleContext, type VehicleContext } from '#shared/fleet/vehicle.rules.ts';
import type { Vehicle } from '#shared/fleet/vehicle.ts';
import type { Column } from '#shared/list/column.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { applyListQuery, builtInSegment, matchingRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can, hasFlag } from '#shared/permissions/rules.ts';
import type { NewRecorded } from '#shared/records/recorded.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { pictureLink, pictureLinks } from '#functions/files/picture-links.ts';
import { now, today } from '#functions/http/clock.ts';
import { employeeCollection, findPerson, personNameOf } from '#functions/people/employees.ts';
import { visibleEmployees } from '#functions/people/scope.ts';
import { autoNumbers } from '#functions/records/auto-numbers.ts';
import { recordColumns } from '#functions/records/record-columns.ts';
import { customFieldsOut, recordedRowOf, requestedFields } from '#functions/records/recorded-wire.ts';
import { resolveSegment } from '#functions/segments/segments.ts';
import { isMonthPushed, isProcessed, pushedMonthsOf, pushedMonthsOfEmployee, PUSHED_PART } from './payroll-lock.ts';
import { planCarChange, type CarChange } from './vehicle-changes.ts';
import { fleetSegments } from './fleet-segments.ts';
import { vehicleIndex, vehicleStore } from './vehicle-store.ts';
import { carDetailsOf, carOutOf, carRowOf } from './vehicle-wire.ts';

/** Not a column of the list: only for finding equal plates. */
const plateKeyColumn: Column<VehicleRow> = {
  key: 'plate_key',
  label: '',
  kind: 'text',
  value: (row) => row.plate && plateKey(row.plate),
};

/** A vehicle as read for one actor, with what belongs to it. */
export type SeenVehicle = { vehicle: Vehicle; pushedMonths: string[]; driver: string | null };

/**
 * Vehicles as this actor may see and change them. A team manager sees the vehicles of his people and those of nobody,
 * and changes only the former (reliability §4, note b).
 */
export const vehicles = (actor: Actor) => {
  const context: VehicleContext = vehicleContext(actor);
  const isVisible = (scope: Awaited<ReturnType<typeof visibleEmployees>>, employeeId: number): boolean =>
    scope.all || employeeId === 0 || scope.ids.has(employeeId);

  const view = async (query: Pick<ListQuery, 'segment_id' | 'show_deleted_only'>): Promise<ListView<VehicleRow>> => {
    const [scope, custom, columns] = await Promise.all([
      visibleEmployees(actor),
      resolveSegment('car', actor, query.segment_id),
      recordColumns(actor, 'car'),
    ]);
    return {
      columns,
      segment: builtInSegment(custom ? { ...query, segment_id: 'all' } : query, fleetSegments),
      scope: scope.all ? undefined : { key: scope.key, test: (row) => isVisible(scope, row.related_employee_id) },
      customSegment: custom,
    };
  };

  /** The vehicle, or 404 when it does not exist or is driven by someone out of sight: the same answer for both. */
  const see = async (id: number): Promise<SeenVehicle> => {
    const [whole, scope, people] = await Promise.all([
      vehicleStore.getWhole(id),
      visibleEmployees(actor),
      employeeCollection.refresh(),
    ]);
    if (!whole || !isVisible(scope, whole.entity.related_employee_id)) throw new AppError('not_found');
    const driver = people.get(whole.entity.related_employee_id)?.name ?? null;
    return { vehicle: whole.entity, pushedMonths: pushedMonthsOf(whole.parts.get(PUSHED_PART)), driver };
  };

  /** Seeing an unassigned vehicle is not enough to change it. */
  const seeToChange = async (id: number): Promise<SeenVehicle> => {
    const seen = await see(id);
    const scope = await visibleEmployees(actor);
    if (!scope.all && !scope.ids.has(seen.vehicle.related_employee_id)) {
      throw new AppError('forbidden', {
        detail: 'This vehicle belongs to nobody in your teams.',
        extras: { permission: 'fleet:write' },
      });
    }
    return seen;
  };

  const newDriver = async (body: CarBody, before: Vehicle | undefined): Promise<string | null> => {
    const id = body.related_employee_id ?? before?.related_employee_id ?? 0;
    if (id === 0) return null;
    if (before && id === before.related_employee_id) return personNameOf(id);
    return (await findPerson(actor, id, 'related_employee_id')).name;
  };

  const areChecksSkipped = async (driverId: number, day: IsoDate): Promise<boolean> =>
    hasFlag(actor, 'disable_car_assertions_for_pushed_months') &&
    driverId > 0 &&
    isMonthPushed(await pushedMonthsOfEmployee(driverId), day);

  const plan = async (
    id: number,
    body: CarBody,
    changeDate: IsoDate | null | undefined,
    seen?: SeenVehicle,
    recorded?: NewRecorded,
  ) => {
    const before = seen?.vehicle;
    const day = changeDate ?? today();
    const driverId = body.related_employee_id ?? before?.related_employee_id ?? 0;
    const change: CarChange = {
      actor,
      context,
      id,
      before,
      body,
      changeDate: day,
      oldDriver: seen?.driver ?? null,
      newDriver: await newDriver(body, before),
      processed: before ? isProcessed(seen.pushedMonths, currentPeriod(before.periods)) : false,
      skipAssertions: await areChecksSkipped(driverId, day),
      numbers: before ? null : (await autoNumbers('car'))(0),
      at: now(),
      recorded,
      present: (value) => carOutOf(value, null, actor),
    };
    return planCarChange(change);
  };

  const hasPlateTwice = (rows: RowIndex<VehicleRow>, { id, plate }: Pick<Vehicle, 'id' | 'plate'>): boolean =>
    plate !== null && rows.withValue(plateKeyColumn, plateKey(plate)).some((row) => row.deleted === 0 && row.id !== id);

  const duplicatePlate = async (vehicle: Pick<Vehicle, 'id' | 'plate'>): Promise<boolean> =>
    vehicle.plate !== null && hasPlateTwice(await vehicleIndex(context), vehicle);

  const index = (): Promise<RowIndex<VehicleRow>> => vehicleIndex(context);

  const open = async (query: Pick<ListQuery, 'segment_id' | 'show_deleted_only'>) => {
    const [rows, shown] = await Promise.all([index(), view(query)]);
    return { rows, view: shown };
  };

  return {
    context,
    open,
    see,
    seeToChange,
    plan,
    duplicatePlate,

    async list(query: ListQuery): Promise<{ data: CarRow[]; count: number; has_archived_vehicles: boolean }> {
      const [rows, shown, asked] = await Promise.all([index(), view(query), requestedFields(actor, 'car', query)]);
      const { data, count } = applyListQuery(rows, query, shown);
      const archived = builtInSegment({ segment_id: 'archived', show_deleted_only: '0' }, fleetSegments);
      const archivedCount = rows.count(shown.scope ? [archived, shown.scope] : [archived]);
      const picture = await pictureLinks(data.map((row) => row.person_avatar));
      return {
        data: data.map((row) => ({ ...carRowOf(row, actor, picture), ...recordedRowOf(row, asked) })),
        count,
        has_archived_vehicles: archivedCount > 0,
      };
    },

    /** Every row that the query matches, in its order, with the columns that this actor may export. */
    async matching(query: ListQuery): Promise<{ rows: VehicleRow[]; columns: ListView<VehicleRow>['columns'] }> {
      const { rows, view: shown } = await open(query);
      return { rows: matchingRows(rows, query, shown), columns: shown.columns };
    },

    /** Vehicles that a person held on that day. The caller has checked that he may see the person. */
    async heldBy(employeeId: number, day: IsoDate): Promise<VehicleRow[]> {
      return [...(await index()).all()].filter((row) => periodOn(row.periods, day)?.employee_id === employeeId);
    },

    /** One vehicle with what is derived for it; everything is read side by side. */
    async details(id: number): Promise<{ details: CarDetails; driverId: number; custom_fields: CustomFieldOut[] }> {
      const [seen, rows] = await Promise.all([see(id), index()]);
      const { vehicle, pushedMonths, driver } = seen;
      const processed = isProcessed(pushedMonths, currentPeriod(vehicle.periods));
      const facts = {
        personName: driver,
        personAvatar: await pictureLink(rows.get(id)?.person_avatar ?? null),
        lockedFields: lockedFields(vehicle, processed, context),
        duplicatePlate: vehicle.deleted === 0 && hasPlateTwice(rows, vehicle),
        checksSkipped: await areChecksSkipped(vehicle.related_employee_id, today()),
        at: now(),
      };
      return {
        details: carDetailsOf(vehicle, facts, context, actor),
        driverId: vehicle.related_employee_id,
        custom_fields: await customFieldsOut(actor, 'car', vehicle),
      };
    },

    /** A team manager adds vehicles only for his own people (reliability §4, note b). */
    async assertMayAssign(employeeId: number): Promise<void> {
      if (!can(actor, 'fleet:assign')) throw new AppError('forbidden', { extras: { permission: 'fleet:assign' } });
      const scope = await visibleEmployees(actor);
      if (!scope.all && employeeId === 0) {
        throw new AppError('form_invalid', {
          fields: [issue('related_employee_id', 'required')],
          detail: 'Choose somebody of your teams.',
        });
      }
    },
  };
};
