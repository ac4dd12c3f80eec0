import { minutesIn, type DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { employeeCollection, personCells } from '#functions/platform/directory/employees.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import { groupedRows } from '#functions/platform/storage/grouped-rows.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { typeCollection } from './type-store.ts';

/** The fields of a request that the list keeps in memory. Changing them needs the next layout version. */
export type ListedRequest = Omit<DayOffRequest, 'excel_import_id'>;

const layout: RowLayout<ListedRequest> = {
  version: 1,
  fields: [
    'employee_id',
    'type_id',
    'start_date',
    'end_date',
    'start_part',
    'end_part',
    'minutes',
    'reason',
    'state',
    'days',
    'replaces_id',
    'certificate_until',
    'requested_by',
    'requested_by_name',
    'decision',
    'cancelled_at',
    'deleted',
    'created_at',
    ...extrasNames,
  ],
};

export const requestStore = entityStore<DayOffRequest>({
  type: 'day_off_request',
  layout,
  pointsAt: ({ employee_id: person, type_id: type }) => [
    ...targetsOf('employee', [person]),
    ...targetsOf('day_off_type', [type]),
  ],
});

const dayOf = (instant: string | undefined) => (instant === undefined ? null : belgianDay(new Date(instant)));

/** The request with the names of person and type, as of their last refresh. */
export const requestRowOf = (stored: ListedRequest): DayOffRequestRow => {
  const person = employeeCollection.rows.get(stored.employee_id);
  const type = typeCollection.rows.get(stored.type_id);
  return {
    ...stored,
    name: person?.name ?? '',
    ...personCells(person),
    type_name: type?.name ?? '',
    kind: type?.kind ?? 'leave',
    colour: type?.colour ?? 'grey',
    unit: type?.unit ?? 'days',
    total: minutesIn(stored.days),
    requested_on: belgianDay(new Date(stored.created_at)),
    decided_on: dayOf(stored.decision?.at),
  };
};

export const requestCollection = collection<ListedRequest, DayOffRequestRow>({
  entity: { type: requestStore.type, layout },
  joins: [
    { with: employeeCollection, ids: (row) => [row.employee_id] },
    { with: typeCollection, ids: (row) => [row.type_id] },
  ],
  toRow: requestRowOf,
});

/** The requests of each person by id; those that count nothing any more included. */
export const requestsByPerson = groupedRows(requestCollection, (row) => row.employee_id);
