import { describe, expect, it } from 'vitest';
import { dayOffRequest } from '#shared/days-off/day-off-request.ts';
import { dayOffRights } from '#shared/days-off/day-off-right.ts';
import { dayOffType } from '#shared/days-off/day-off-type.ts';
import { daysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { balanceOf } from '#shared/days-off/balance.rules.ts';
import { employmentIssues } from '#shared/days-off/employed-days.ts';
import { entriesOf, isLiving } from '#shared/days-off/entries.ts';
import { holidayDates } from '#shared/days-off/holidays.ts';
import { personDays } from '#shared/days-off/person-days.ts';
import { requestDaysOf } from '#shared/days-off/request-days.ts';
import { requestsBeside, firstOverlap, spanIssues } from '#shared/days-off/request.rules.ts';
import { personCalendar } from '#shared/days-off/schedule.rules.ts';
import { workSchedule } from '#shared/days-off/work-schedule.ts';
import { bulkPeople, bulkRequests } from './bulk-days-off.ts';
import { demoDaysOff } from './days-off.ts';
import { demoPeople } from './people.ts';

const TODAY = '2026-03-18';
const people = demoPeople(TODAY);
const actor = (user_id: number) => ({ user_id, name: `User ${user_id}` });
const deciders = { admin: actor(1), officer: actor(2), manager: actor(3) };
const demo = demoDaysOff(TODAY, people, deciders);
const { requests, types, settings, rights } = demo;

const kindOf = (id: number) => types[id - 1]?.kind ?? 'leave';
const known = new Map(demo.schedules.map((schedule) => [schedule.id, schedule]));
const holidays = holidayDates(settings);
const keptOf = (id: number) => demo.personDays.find((kept) => kept.id === id);
const calendarOf = (id: number) => personCalendar({ schedules: keptOf(id)?.schedules ?? [], known, holidays });
const ofPerson = Map.groupBy(requests, ({ employee_id: id }) => id);

describe('the days off of the demo company', () => {
  it('are what the product stores, and the same each time', () => {
    expect(demoDaysOff(TODAY, people, deciders)).toEqual(demo);
    for (const one of types) expect(dayOffType.parse(one)).toEqual(one);
    for (const one of demo.schedules) expect(workSchedule.parse(one)).toEqual(one);
    for (const one of demo.personDays) expect(personDays.parse(one)).toEqual(one);
    for (const one of requests) expect(dayOffRequest.parse(one)).toEqual(one);
    expect(daysOffSettings.parse(settings)).toEqual(settings);
    expect(dayOffRights.parse({ rights })).toEqual({ rights });
  });

  it('are what the rules could have made', () => {
    for (const request of requests) {
      const { employee_id: person, end_date: end, days, created_at: at, decision } = request;
      if (end === null) continue;
      const span = { ...request, end_date: end };
      expect(spanIssues(span, TODAY), `request ${request.id}`).toEqual([]);
      const employment = people.find(({ id }) => id === person);
      expect(employment && employmentIssues(span, employment), `request ${request.id}`).toEqual([]);
      expect(days.length).toBeGreaterThan(0);
      expect(days).toEqual(requestDaysOf(span, calendarOf(person)));
      expect([at.slice(0, 10) < TODAY, (decision?.at ?? at) >= at]).toEqual([true, true]);
    }
    for (const [person, own] of ofPerson)
      for (const request of own.filter((one) => isLiving(one) && kindOf(one.type_id) === 'leave'))
        expect(
          firstOverlap(request.days, {
            others: requestsBeside(own, request).filter(({ replaces_id: replaced }) => replaced !== request.id),
            kindOf,
            isOverSchedule: () => false,
            calendar: calendarOf(person),
          }),
          `request ${request.id}`,
        ).toBeUndefined();
  });

  it('show every state, and what is rare', () => {
    expect(new Set(requests.map(({ state }) => state))).toEqual(
      new Set(['requested', 'approved', 'declined', 'cancelled']),
    );
    const waiting = requests.filter(({ state }) => state === 'requested');
    expect(waiting).toHaveLength(12);
    expect(waiting.some(({ replaces_id: replaced }) => replaced !== null)).toBe(true);
    expect(waiting.some(({ requested_by: by }) => by === 0)).toBe(true);
    const [first, second] = waiting;
    expect(first?.days.some(({ date }) => second?.days.some((day) => day.date === date))).toBe(true);
    expect(requests.filter(({ end_date: end }) => end === null)).toHaveLength(1);
    expect(requests.some(({ start_part: part }) => part !== 'whole')).toBe(true);
    expect(requests.some(({ minutes }) => minutes !== null)).toBe(true);
    expect(demo.personDays.some(({ locked_months: months }) => months.length === 2)).toBe(true);
    const isMet = (request: (typeof requests)[number]): boolean =>
      (ofPerson.get(request.employee_id) ?? []).some(
        (other) =>
          other.state === 'approved' &&
          kindOf(other.type_id) === 'leave' &&
          other.days.some(({ date }) => request.days.some((day) => day.date === date)),
      );
    expect(requests.some((one) => kindOf(one.type_id) === 'absence' && isMet(one))).toBe(true);
  });

  it('leave few people with less than nothing', () => {
    const negative = people.filter((person) => {
      const calendar = calendarOf(person.id);
      const entries = entriesOf(ofPerson.get(person.id) ?? [], {
        kindOf,
        isOverSchedule: () => false,
        calendar,
        openUntil: TODAY,
        from: '2025-01-01',
        to: '2026-12-31',
      });
      return rights.some(
        (right) =>
          balanceOf({
            type_id: right.type_id,
            year: 2026,
            rightOf: () => right,
            person,
            corrections: keptOf(person.id)?.corrections ?? [],
            entries,
            replaces: new Map(),
            keepsHolidays: (id) => types[id - 1]?.keeps_holidays === 1,
            calendar,
            settings,
            today: TODAY,
          }).left < 0,
      );
    });
    expect(negative.length).toBeGreaterThan(0);
    expect(negative.length).toBeLessThan(people.length / 10);
  });

  it('are on every working day of a month for as many more people as asked for', () => {
    const away = bulkPeople(1_000, 183, TODAY);
    const entries = [...bulkRequests(away, 1, TODAY)].flatMap((request) => {
      expect(dayOffRequest.parse(request)).toEqual(request);
      return request.days;
    });
    expect(entries).toHaveLength(22_000);
  });
});
