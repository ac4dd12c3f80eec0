import type { EventPayload } from '#shared/activity/events.ts';
import { minutesIn, type DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { typeCollection } from './type-store.ts';

type LeaveEvent =
  'day_off_requested' | 'day_off_changed' | 'day_off_decided' | 'day_off_cancelled' | 'day_off_deleted_permanently';
type AbsenceEvent = 'verzuim_added' | 'verzuim_updated' | 'verzuim_ended';

/** What made the change when it was not made in a form. */
export type How = { via_excel?: true; via_undo?: true; via_link?: true };

const typeName = ({ type_id: id }: DayOffRequest): string => typeCollection.rows.get(id)?.name ?? '';

/** In the feed of the request and again in that of the person. Without an actor the person did it through a link. */
const inBothFeeds = <T extends LeaveEvent | AbsenceEvent>(
  actor: Actor | null,
  request: DayOffRequest,
  type: T,
  payload: EventPayload<T>,
): Write[] =>
  (
    [
      ['day_off_request', request.id],
      ['employee', request.employee_id],
    ] as const
  ).map(([object, id], at) => recordEvent(actor, { object, id, type, payload, isRepeated: at > 0 }));

type Leave = 'type_name' | 'start' | 'end' | 'minutes' | 'person_name' | 'employee_id';

/** An event of a request for leave; names as of the last refresh. */
export const leaveEvents = <T extends LeaveEvent>(
  actor: Actor | null,
  request: DayOffRequest,
  type: T,
  rest: Omit<EventPayload<T>, Leave>,
): Write[] => {
  // why: the names and the rest are the whole payload of the type
  const payload = {
    type_name: typeName(request),
    start: toDmy(request.start_date),
    end: toDmy(request.end_date ?? request.start_date),
    minutes: minutesIn(request.days),
    person_name: nameOfPerson(request.employee_id) ?? '',
    employee_id: request.employee_id,
    ...rest,
  } as EventPayload<T>;
  return inBothFeeds(actor, request, type, payload);
};

/** An event of an absence; who may not know its kind reads that somebody was absent. */
export const absenceEvents = (
  actor: Actor | null,
  absence: DayOffRequest,
  type: AbsenceEvent,
  how: How = {},
): Write[] =>
  inBothFeeds(actor, absence, type, {
    date_start: toDmy(absence.start_date),
    date_end: toDmyOrNull(absence.end_date),
    person_name: nameOfPerson(absence.employee_id) ?? '',
    employee_id: absence.employee_id,
    type_name: typeName(absence),
    certificate_until: toDmyOrNull(absence.certificate_until),
    ...how,
  });
