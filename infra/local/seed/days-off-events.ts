import { ulid } from 'ulid';
import type { EventPayload, EventType, FeedObject } from '#shared/activity/events.ts';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { storeEvent, type StoredEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { historyFrom } from './days-off-book.ts';
import type { DemoDaysOff } from './days-off.ts';
import { notAhead, type Author } from './events.ts';

/** What nobody does by hand. */
export const system: Author = { user_id: 0, employee_id: 0, name: 'System', role: 'system' };

/** An event in the feed of a record, and again in those that repeat it. */
export const recordInFeeds = <T extends EventType>(
  feeds: readonly (readonly [FeedObject, number])[],
  at: string,
  actor: Author,
  type: T,
  payload: EventPayload<T>,
): Write[] => {
  const moment = notAhead(at);
  const id = ulid(Date.parse(moment));
  return feeds.map(([object, object_id], place) =>
    // why: a stored event names its type and its payload apart
    storeEvent({ id, object, object_id, type, payload, actor, acting_as: null, at: moment } as StoredEvent, place > 0),
  );
};

/** How events call types, people and whoever did something. */
const wordsOf = (types: DemoDaysOff['types'], people: readonly Employee[], authors: readonly Author[]) => {
  const names = new Map(people.map((person) => [person.id, personName(person)]));
  return {
    typeName: (id: number): string => types.find((type) => type.id === id)?.name ?? '',
    personNameOf: (id: number): string => names.get(id) ?? '',
    authorOf: (userId: number): Author => authors.find(({ user_id: id }) => id === userId) ?? system,
  };
};
type Words = ReturnType<typeof wordsOf>;

const feedsOf = ({ id, employee_id: person }: DayOffRequest) => [['day_off_request', id], ['employee', person]] as const; // prettier-ignore

const ofAbsence = (absence: DayOffRequest, { typeName, personNameOf, authorOf }: Words): Write[] => {
  const { requested_by: by, created_at: at, employee_id: person } = absence;
  return recordInFeeds(feedsOf(absence), at, authorOf(by), 'verzuim_added', {
    date_start: toDmy(absence.start_date),
    date_end: toDmyOrNull(absence.end_date),
    person_name: personNameOf(person),
    employee_id: person,
    type_name: typeName(absence.type_id),
    certificate_until: toDmyOrNull(absence.certificate_until),
  });
};

/** What happened to a request, and that it took the place of another one. */
const ofRequest = (
  request: DayOffRequest,
  replaced: DayOffRequest | undefined,
  { typeName, personNameOf, authorOf }: Words,
): Write[] => {
  const { requested_by: by, created_at: at, decision, cancelled_at: cancelledAt, employee_id: person } = request;
  const whose = {
    type_name: typeName(request.type_id),
    start: toDmy(request.start_date),
    end: toDmy(request.end_date ?? request.start_date),
    minutes: request.days.reduce((sum, { minutes }) => sum + minutes, 0),
    person_name: personNameOf(person),
    employee_id: person,
  };
  const feeds = feedsOf(request);
  const asked = { ...whose, ...(by === 0 && { via_link: true }) };
  return [
    ...(replaced
      ? recordInFeeds(feeds, at, authorOf(by), 'day_off_changed', {
          ...asked,
          old: `${toDmy(replaced.start_date)} – ${toDmyOrNull(replaced.end_date)}`,
          new: `${whose.start} – ${whose.end}`,
        })
      : recordInFeeds(feeds, at, authorOf(by), 'day_off_requested', asked)),
    ...(decision
      ? recordInFeeds(feeds, decision.at, authorOf(decision.by_user_id), 'day_off_decided', {
          ...whose,
          decision: request.state === 'declined' ? 'decline' : 'approve',
          ...(decision.message !== null && { message: decision.message }),
        })
      : []),
    ...(cancelledAt === null
      ? []
      : recordInFeeds(feeds, cancelledAt, authorOf(decision?.by_user_id ?? 0), 'day_off_cancelled', whose)),
  ];
};

/** What happened to the days off of the demo, as the product records it. */
export const daysOffEvents = (
  today: IsoDate,
  { types, schedules, personDays, requests }: DemoDaysOff,
  people: readonly Employee[],
  authors: readonly Author[],
): Write[] => {
  const since = historyFrom(today);
  const words = wordsOf(types, people, authors);
  const admin = words.authorOf(1);
  const byId = new Map(requests.map((request) => [request.id, request]));
  const requestOf = (id: number | null | undefined) => byId.get(id ?? 0);
  const kindOf = (id: number) => types.find((type) => type.id === id)?.kind;
  return [
    ...requests
      .filter(({ created_at: at }) => at >= since)
      .flatMap((one) =>
        kindOf(one.type_id) === 'absence' ? ofAbsence(one, words) : ofRequest(one, requestOf(one.replaces_id), words),
      ),
    ...personDays.flatMap(({ id, corrections, schedules: periods }) => [
      ...corrections.flatMap(({ type_id: typeId, year, minutes, reason, at }) =>
        recordInFeeds([['employee', id]], at, admin, 'leave_accrual_correction_added', {
          name: words.typeName(typeId),
          year,
          minutes,
          reason,
          date: toDmy(at.slice(0, 10)),
        }),
      ),
      ...periods.flatMap(({ schedule_id: schedule, from }) =>
        recordInFeeds([['employee', id]], `${from}T09:30:00.000Z`, admin, 'work_schedule_assigned', {
          name: schedules.find((one) => one.id === schedule)?.name ?? '',
          date: toDmy(from),
        }),
      ),
    ]),
  ];
};
