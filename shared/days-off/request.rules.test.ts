import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/values/dates.ts';
import { absenceIssues, type ReportedAbsence } from './absence.rules.ts';
import { inDays, inHours } from './amounts.ts';
import type { EntryRequest } from './entries.ts';
import { holidayDates } from './holidays.ts';
import { requestDaysOf } from './request-days.ts';
import {
  requestsBeside,
  firstOverlap,
  requestIssues,
  requestWarnings,
  type Asked,
  type AskedRequest,
} from './request.rules.ts';
import { personCalendar } from './schedule.rules.ts';

const TODAY = '2026-06-15';
const MONDAY = '2026-06-22';
const holidays = holidayDates({ closing_day: 6, moved_holidays: [] });
const calendar = personCalendar({ schedules: [], known: new Map(), holidays });

const LEAVE = 1;
const OVERTIME = 2;
const ILLNESS = 9;

const span = (more: Partial<AskedRequest> = {}): AskedRequest => ({
  type_id: LEAVE,
  start_date: MONDAY,
  end_date: more.start_date ?? MONDAY,
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
  reason: null,
  ...more,
});

const leave = { kind: 'leave', active: 1, over_schedule: 0, strict_balance: 0 } as const;
const asked = (more: Partial<Asked> = {}): Asked => ({
  type: leave,
  stored_type_id: null,
  calendar,
  employment: { start_date: null, active_until: null },
  today: TODAY,
  past_days: 31,
  isAnyPast: false,
  others: [],
  kindOf: (type) => (type === ILLNESS ? 'absence' : 'leave'),
  isOverSchedule: (type) => type === OVERTIME,
  leftOf: () => null,
  ...more,
});

const judge = (what: Partial<AskedRequest>, more: Partial<Asked> = {}) =>
  requestIssues(span(what), asked(more)).map(({ path, code }) => `${path} ${code}`);

let ids = 0;
const other = (what: Partial<AskedRequest>, more: Partial<EntryRequest> = {}): EntryRequest => ({
  ...span(what),
  id: (ids += 1),
  state: 'approved',
  days: requestDaysOf(span(what), calendar),
  replaces_id: null,
  deleted: 0,
  ...more,
});

describe('a request', () => {
  it('has a span that makes sense', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ end_date: '2026-06-21' })).toEqual(['end_date date_before_min']);
    expect(judge({ end_part: 'morning' })).toEqual(['end_part end_part_of_one_day']);
    expect(judge({ start_part: 'morning' })).toEqual([]);
    expect(judge({ start_part: 'morning', end_date: '2026-06-23' })).toEqual(['start_part morning_of_several_days']);
    expect(judge({ start_part: 'afternoon', end_date: '2026-06-23', end_part: 'morning' })).toEqual([]);
    expect(judge({ minutes: 60, end_date: '2026-06-23' })).toEqual(['minutes minutes_of_one_day']);
    expect(judge({ minutes: 0 })).toEqual(['minutes must_be_positive']);
    expect(judge({ end_date: addDays(MONDAY, 365) })).toEqual([]);
    expect(judge({ end_date: addDays(MONDAY, 366) })).toEqual(['end_date span_too_long']);
    expect(judge({ start_date: '2062-06-22' })).toEqual(['start_date date_after_max']);
    expect(judge({ start_date: '2028-06-12', end_date: '2028-06-16' })).toEqual(['end_date date_after_max']);
  });

  it('says within which bounds its days and its reason lie', () => {
    const messageOf = (what: Partial<AskedRequest>) => requestIssues(span(what), asked())[0]?.message;
    expect(messageOf({ end_date: '2026-06-21' })).toBe('field can not be before 22/06/2026');
    expect(messageOf({ end_date: addDays(MONDAY, 366) })).toBe('at most 366 days can be asked at once');
    expect(messageOf({ start_date: '2026-05-13' })).toBe('days before 15/05/2026 are entered by an administrator');
    expect(messageOf({ reason: 'a'.repeat(401) })).toBe('field can be max 400');
  });

  it('is told first what is wrong with its type and span, then with its first day, then with what it counts', () => {
    const employment = { start_date: '2026-06-10', active_until: null };
    const early = { start_date: '2026-05-09' };
    expect(judge(early, { employment, type: undefined })).toEqual(['type_id unknown_day_off_type']);
    expect(judge(early, { employment })).toEqual(['start_date before_first_day']);
    // A Saturday, which counts nothing either.
    expect(judge(early)).toEqual(['start_date too_far_back']);
  });

  it('is for a type that is in use and asked for', () => {
    expect(judge({}, { type: undefined })).toEqual(['type_id unknown_day_off_type']);
    expect(judge({}, { type: { ...leave, kind: 'absence' } })).toEqual(['type_id not_for_requests']);
    expect(judge({}, { type: { ...leave, kind: 'training' } })).toEqual(['type_id not_for_requests']);
    expect(judge({}, { type: { ...leave, active: 0 } })).toEqual(['type_id inactive_day_off_type']);
    expect(judge({}, { type: { ...leave, active: 0 }, stored_type_id: LEAVE })).toEqual([]);
  });

  it('has a reason of 400 characters at most', () => {
    expect(judge({ reason: 'a'.repeat(400) })).toEqual([]);
    expect(judge({ reason: 'a'.repeat(401) })).toEqual(['reason too_long']);
    expect(judge({ reason: 'a'.repeat(401), start_date: '2026-06-20' })).toEqual([
      'reason too_long',
      'start_date counts_nothing',
    ]);
  });

  it('lies at most the days of the setting back, unless an administrator enters it', () => {
    // 31 days before 15/06/2026.
    expect(judge({ start_date: '2026-05-15' })).toEqual([]);
    expect(judge({ start_date: '2026-05-13' })).toEqual(['start_date too_far_back']);
    expect(judge({ start_date: '2026-05-13' }, { isAnyPast: true })).toEqual([]);
  });

  it('is of no more time than the schedule of its day has', () => {
    expect(judge({ minutes: 456 })).toEqual([]);
    expect(requestIssues(span({ minutes: 457 }), asked())).toEqual([
      { path: 'minutes', code: 'beyond_schedule', message: 'the schedule of this day has 7:36' },
    ]);
    const over = { type_id: OVERTIME };
    expect(judge({ ...over, minutes: 600 }, { type: { ...leave, over_schedule: 1 } })).toEqual([]);
    expect(judge({ ...over, minutes: 60, start_date: '2026-06-20' }, { type: { ...leave, over_schedule: 1 } })).toEqual([]); // prettier-ignore
  });

  it('lies within the first and the last day of work', () => {
    const employment = { start_date: '2026-06-10', active_until: '2026-06-24' };
    expect(judge({ start_date: '2026-06-10', end_date: '2026-06-24' }, { employment })).toEqual([]);
    expect(judge({ start_date: '2026-06-09' }, { employment, isAnyPast: true })).toEqual([
      'start_date before_first_day',
    ]);
    expect(judge({ end_date: '2026-06-25' }, { employment })).toEqual(['end_date after_last_day']);
    expect(requestIssues(span({ start_date: '2026-06-25' }), asked({ employment }))).toEqual([
      {
        path: 'start_date',
        code: 'after_last_day',
        message: 'work ends on 24/06/2026: choose that day or an earlier one',
      },
    ]);
  });

  it('counts something', () => {
    expect(judge({ start_date: '2026-06-20', end_date: '2026-06-21' })).toEqual(['start_date counts_nothing']);
    expect(judge({ start_date: '2026-07-21' })).toEqual(['start_date counts_nothing']);
    expect(judge({ start_date: '2026-07-21', minutes: 60 })).toEqual(['start_date counts_nothing']);
  });
});

describe('requests of one person', () => {
  const beside = (what: Partial<AskedRequest>, ...others: EntryRequest[]) => judge(what, { others });
  const TAKEN = ['start_date day_taken'];

  it('do not overlap in minutes', () => {
    expect(beside({}, other({}))).toEqual(TAKEN);
    expect(beside({ start_part: 'morning' }, other({ start_part: 'afternoon' }))).toEqual([]);
    expect(beside({ start_part: 'morning' }, other({ start_part: 'morning' }))).toEqual(TAKEN);
    expect(beside({ minutes: 228 }, other({ start_part: 'morning' }))).toEqual([]);
    expect(beside({ minutes: 229 }, other({ start_part: 'morning' }))).toEqual(TAKEN);
    expect(beside({ minutes: 200 }, other({ minutes: 256 }))).toEqual([]);
    expect(beside({ minutes: 201 }, other({ minutes: 256 }))).toEqual(TAKEN);
    expect(
      requestIssues(span({ end_date: '2026-06-26' }), asked({ others: [other({ start_date: '2026-06-24' })] })),
    ).toMatchObject([{ message: 'another request has time of 24/06/2026 already' }]);
  });

  it('overlap with what lives only, and not with absences or leave over the schedule', () => {
    expect(beside({}, other({}, { state: 'declined' }), other({}, { state: 'cancelled' }))).toEqual([]);
    expect(beside({}, other({}, { deleted: 1 }))).toEqual([]);
    expect(beside({}, other({}, { state: 'requested' }))).toEqual(TAKEN);
    expect(beside({}, other({ type_id: ILLNESS }), other({ type_id: OVERTIME, minutes: 60 }))).toEqual([]);
  });

  it('overlap with a change that waits and with what it changes, which never count together', () => {
    const approved = other({ end_date: '2026-06-23', start_part: 'afternoon' });
    const change = other({ start_date: '2026-06-22', start_part: 'afternoon' }, { state: 'requested', replaces_id: approved.id }); // prettier-ignore
    expect(beside({ start_part: 'morning' }, approved, change)).toEqual([]);
    expect(beside({ start_date: '2026-06-23' }, approved, change)).toEqual(TAKEN);
    const moved = other({ start_date: '2026-06-25' }, { state: 'requested', replaces_id: approved.id });
    expect(beside({ start_date: '2026-06-25' }, approved, moved)).toEqual(TAKEN);
  });

  it('overlap with a change that waits beside what stays as it is', () => {
    const approved = other({ start_part: 'morning' });
    const change = other({ start_date: '2026-06-25' }, { state: 'requested', replaces_id: approved.id });
    const asWell = other({ start_part: 'afternoon' }, { state: 'requested' });
    expect(beside({ minutes: 60 }, approved, change, asWell)).toEqual(TAKEN);
    const changedBefore = other({ start_part: 'afternoon' }, { replaces_id: 999 });
    expect(beside({ minutes: 60 }, approved, change, changedBefore)).toEqual(TAKEN);
    expect(beside({ minutes: 60 }, approved, change)).toEqual([]);
  });

  it('take the same half only once, however short it is, and nothing from a day alone', () => {
    const day = { date: MONDAY, part: 'morning', minutes: 228 } as const;
    const short = other({}, { days: [{ ...day, minutes: 100 }] });
    const minutes = other({}, { days: [{ ...day, part: 'minutes', minutes: 60 }] });
    expect(firstOverlap([day], asked({ others: [minutes, short] }))).toBe(MONDAY);
    expect(firstOverlap([day], asked({ others: [minutes] }))).toBeUndefined();
    // The schedule has no such day any more.
    expect(firstOverlap([{ ...day, date: '2026-06-20' }], asked())).toBeUndefined();
  });

  it('leave out the one that is edited and the one that it replaces', () => {
    const others = [other({}), other({}), other({})];
    const [first, second, third] = others.map(({ id }) => id);
    expect(requestsBeside(others, { id: first ?? null, replaces_id: second ?? null }).map(({ id }) => id)).toEqual([
      third,
    ]);
    expect(requestsBeside(others, { id: null, replaces_id: null })).toEqual(others);
  });
});

describe('what goes beyond the balance', () => {
  const overTheYear = { start_date: '2026-12-30', end_date: '2027-01-05' };
  // 30 and 31/12, then 4 and 5/01: two days in each year.
  const days = requestDaysOf(span(overTheYear), calendar);
  const leftOf = (year: number) => (year === 2026 ? 912 : 800);

  it('is refused where the type says so, each year by itself', () => {
    const strict = { ...leave, strict_balance: 1 } as const;
    expect(judge(overTheYear, { leftOf })).toEqual([]);
    expect(judge(overTheYear, { leftOf: () => 912, type: strict })).toEqual([]);
    expect(judge(overTheYear, { leftOf: () => null, type: strict })).toEqual([]);
    expect(requestIssues(span(overTheYear), asked({ leftOf, type: strict }))).toEqual([
      { path: 'type_id', code: 'beyond_balance', message: 'this is 1:52 more than what is left of 2027' },
    ]);
    expect(judge(overTheYear, { leftOf: () => 0, type: strict })).toEqual(['type_id beyond_balance']);
    // What was beyond before is not counted again.
    expect(requestIssues(span(), asked({ leftOf: () => -100, type: strict }))).toMatchObject([
      { message: 'this is 7:36 more than what is left of 2026' },
    ]);
  });

  it('is warned of, as are closed months', () => {
    const isOpen = () => false;
    expect(requestWarnings(days, { leftOf, isLocked: isOpen })).toEqual(['beyond_balance']);
    expect(requestWarnings(days, { leftOf: () => 912, isLocked: isOpen })).toEqual([]);
    expect(requestWarnings(days, { leftOf: () => null, isLocked: (date) => date < '2027-01-01' })).toEqual([
      'month_closed',
    ]);
  });
});

it('an absence has a type of its own, may be without an end, and ends no sooner than it starts', () => {
  const absence: ReportedAbsence = { ...span({ type_id: ILLNESS }), end_date: null, certificate_until: null };
  const told = (
    what: Partial<ReportedAbsence>,
    type: Parameters<typeof absenceIssues>[1],
    more: Partial<Parameters<typeof absenceIssues>[2]> = {},
  ) =>
    absenceIssues({ ...absence, ...what }, type, {
      today: TODAY,
      before: undefined,
      employment: { start_date: null, active_until: null },
      ...more,
    }).map(({ path, code }) => `${path} ${code}`);
  const illness = { kind: 'absence', active: 1 } as const;
  expect(told({}, illness)).toEqual([]);
  expect(told({ start_date: '2024-01-08', end_date: '2026-01-09' }, illness)).toEqual([]);
  expect(told({ end_date: '2026-06-21', certificate_until: '2026-06-20' }, illness)).toEqual([
    'end_date date_before_min',
    'certificate_until date_before_min',
  ]);
  expect(told({}, undefined)).toEqual(['type_id unknown_day_off_type']);
  expect(told({}, leave)).toEqual(['type_id not_for_absences']);
  expect(told({}, { ...illness, active: 0 })).toEqual(['type_id inactive_day_off_type']);
  expect(told({}, { ...illness, active: 0 }, { before: absence })).toEqual([]);
  expect(told({ start_part: 'morning', minutes: 60 }, illness)).toEqual([
    'start_part morning_of_several_days',
    'minutes minutes_of_one_day',
  ]);
  expect(told({ end_date: MONDAY, end_part: 'morning' }, illness)).toEqual(['end_part end_part_of_one_day']);
  const employment = { start_date: '2026-06-10', active_until: '2026-06-24' };
  expect(told({}, illness, { employment })).toEqual([]);
  expect(told({ start_date: '2026-06-09' }, illness, { employment })).toEqual(['start_date before_first_day']);
  expect(told({ end_date: '2026-06-25' }, illness, { employment })).toEqual(['end_date after_last_day']);
  const early = { start_date: '2026-06-09', end_date: '2026-06-12' };
  expect(told(early, illness, { employment, before: { ...absence, start_date: '2026-06-09' } })).toEqual([]);
  expect(told({ start_date: '1926-06-22' }, illness)).toEqual(['start_date date_before_min']);
});

it('shows minutes as days and as hours', () => {
  expect([inDays(684, 456), inDays(-228, 456), inDays(100, 456), inDays(0, 456), inDays(456, 0)]).toEqual([
    1.5, -0.5, 0.22, 0, 0,
  ]);
  expect([inHours(456), inHours(-30), inHours(0), inHours(5), inHours(9120)]).toEqual(['7:36', '−0:30', '0:00', '0:05', '152:00']); // prettier-ignore
});
