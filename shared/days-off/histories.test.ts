import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { balanceOf, type BalanceOf } from './balance.rules.ts';
import type { DayOffRight } from './day-off-right.ts';
import { entriesOf, isLiving, type DayEntry, type EntryRequest } from './entries.ts';
import { holidayDates, type FreeDays, type HolidaySettings } from './holidays.ts';
import { startParts, type RequestState } from './names.ts';
import { rederiveDays, requestDaysOf, type ClosedSpan } from './request-days.ts';
import { requestsBeside, requestIssues } from './request.rules.ts';
import { personCalendar, type PersonCalendar } from './schedule.rules.ts';
import type { SchedulePeriod, WorkSchedule } from './work-schedule.ts';

/* What holds after any history of requests, changes, illness, schedules and holidays of one person. */

/** The same histories each time; another seed, or more runs, look further. */
const RUNS = { numRuns: 2_000, seed: 16 };
const FIRST_DAY = '2026-01-05';

const LEGAL = 1;
const EXTRA = 2;
const OVERTIME = 3;
const ILLNESS = 9;
const kindOf = (type: number) => (type === ILLNESS ? 'absence' : 'leave');
const isOverSchedule = (type: number): boolean => type === OVERTIME;

const weeks = [
  [[456, 456, 456, 456, 456, 0, 0]],
  [[456, 456, 456, 456, 0, 0, 0]],
  [[455, 455, 227, 455, 455, 0, 0]],
  [[228, 228, 228, 228, 228, 0, 0]],
  [[480, 480, 480, 480, 480, 0, 0], [456, 0, 456, 0, 301, 240, 0]], // prettier-ignore
];
const known = new Map(
  weeks.map((of, at): [number, WorkSchedule] => [
    at + 1,
    { id: at + 1, version: 1, name: '', versions: [{ from: FIRST_DAY, weeks: of }], deleted: 0, created_at: '' },
  ]),
);

type World = {
  today: IsoDate;
  schedules: SchedulePeriod[];
  moved: HolidaySettings['moved_holidays'];
  calendar: PersonCalendar;
  requests: EntryRequest[];
};

const calendars = new Map<string, FreeDays>();
const calendarOf = ({ schedules, moved }: Pick<World, 'schedules' | 'moved'>): PersonCalendar => {
  const key = JSON.stringify(moved);
  const holidays = calendars.get(key) ?? holidayDates({ closing_day: 6, moved_holidays: moved });
  calendars.set(key, holidays);
  return personCalendar({ schedules, known, holidays });
};

const offset = (min: number, max: number) => fc.integer({ min, max });
const span = fc.record({
  type_id: fc.constantFrom(LEGAL, LEGAL, EXTRA, OVERTIME),
  /** Days from today to the first one. */
  begins: offset(-20, 300),
  more: fc.oneof(fc.constant(0), offset(1, 12)),
  start_part: fc.constantFrom(...startParts),
  end_part: fc.constantFrom('whole' as const, 'morning' as const),
  minutes: fc.option(offset(1, 400), { freq: 3 }),
});
type Span = typeof span extends fc.Arbitrary<infer S> ? S : never;
const which = fc.nat(20);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('ask' as const), span, approved: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), which, span }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('approve' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ill' as const), span, isOpen: fc.boolean(), near: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('recover' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('schedule' as const), in: offset(0, 90), schedule: offset(1, 5), week: fc.constantFrom(1 as const, 2 as const) }) }, // prettier-ignore
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('holiday' as const), on: fc.constantFrom('2026-12-24', '2026-12-28', null) }) }, // prettier-ignore
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: offset(1, 60) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const history = fc.array(step, { minLength: 1, maxLength: 14 });

const spanOf = (wanted: Span, today: IsoDate): ClosedSpan => {
  const start = addDays(today, wanted.begins);
  const isSingle = wanted.more === 0 || wanted.minutes !== null;
  return {
    type_id: wanted.type_id,
    start_date: start,
    end_date: isSingle ? start : addDays(start, wanted.more),
    start_part: isSingle || wanted.start_part !== 'morning' ? wanted.start_part : 'whole',
    end_part: isSingle ? 'whole' : wanted.end_part,
    minutes: wanted.minutes,
  };
};

const isAccepted = (asked: ClosedSpan, world: World, replaces_id: number | null): boolean =>
  requestIssues({ ...asked, reason: null }, {
    type: { kind: 'leave', active: 1, over_schedule: asked.type_id === OVERTIME ? 1 : 0, strict_balance: 0 },
    stored_type_id: null,
    calendar: world.calendar,
    employment: { start_date: null, active_until: null },
    today: world.today,
    past_days: 31,
    isAnyPast: false,
    others: requestsBeside(world.requests, { id: null, replaces_id }),
    kindOf,
    isOverSchedule,
    leftOf: () => null,
  }).length === 0; // prettier-ignore

const requestOf = (asked: ClosedSpan, world: World, state: RequestState, replaces: number | null = null): EntryRequest => ({
  ...asked,
  id: world.requests.length + 1,
  state,
  days: requestDaysOf(asked, world.calendar, isOverSchedule(asked.type_id)),
  replaces_id: replaces,
  deleted: 0,
}); // prettier-ignore

const set = (world: World, id: number, change: Partial<EntryRequest>): void => {
  world.requests = world.requests.map((one) => (one.id === id ? { ...one, ...change } : one));
};

/** A new schedule or holiday: what lies ahead is derived again, as the same save does it. */
const rederive = (world: World): void => {
  world.calendar = calendarOf(world);
  world.requests = world.requests.map((one) =>
    isLiving(one)
      ? { ...one, days: rederiveDays(one, world.calendar, world.today, () => false, isOverSchedule(one.type_id)) }
      : one,
  );
};

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

const takeStep = (world: World, one: Step): void => {
  const leave = world.requests.filter((request) => isLiving(request) && kindOf(request.type_id) === 'leave');
  switch (one.kind) {
    case 'ask': {
      const asked = spanOf(one.span, world.today);
      if (isAccepted(asked, world, null)) world.requests.push(requestOf(asked, world, one.approved ? 'approved' : 'requested')); // prettier-ignore
      return;
    }
    case 'change': {
      const changed = pick(leave.filter(({ state }) => state === 'approved'), one.which); // prettier-ignore
      const asked = spanOf(one.span, changed?.start_date ?? world.today);
      if (changed === undefined || leave.some(({ replaces_id: id }) => id === changed.id)) return;
      if (isAccepted(asked, world, changed.id)) world.requests.push(requestOf(asked, world, 'requested', changed.id));
      return;
    }
    case 'approve': {
      const waits = pick(leave.filter(({ state }) => state === 'requested'), one.which); // prettier-ignore
      if (waits === undefined) return;
      set(world, waits.id, { state: 'approved' });
      if (waits.replaces_id !== null) set(world, waits.replaces_id, { state: 'cancelled' });
      return;
    }
    case 'cancel': {
      const cancelled = pick(leave.filter(({ id }) => !leave.some((other) => other.replaces_id === id)), one.which); // prettier-ignore
      if (cancelled !== undefined) set(world, cancelled.id, { state: 'cancelled' });
      return;
    }
    case 'ill': {
      // Mostly over leave, where illness and leave meet.
      const near = pick(leave, one.near)?.start_date ?? world.today;
      const ill = { ...spanOf({ ...one.span, begins: one.span.begins % 4 }, near), type_id: ILLNESS };
      const absence = requestOf(ill, world, 'approved');
      world.requests.push(one.isOpen ? { ...absence, end_date: null, minutes: null, days: [] } : absence);
      return;
    }
    case 'recover': {
      const open = pick(world.requests.filter(({ end_date: end, start_date: start }) => end === null && start <= world.today), one.which); // prettier-ignore
      if (open === undefined) return;
      const ended = { ...open, end_date: world.today };
      set(world, open.id, { ...ended, days: requestDaysOf(ended, world.calendar) });
      return;
    }
    case 'schedule': {
      const from = addDays(world.today, one.in);
      const kept = world.schedules.filter((period) => period.from < from);
      world.schedules = [...kept, { from, schedule_id: one.schedule, week: one.week }];
      rederive(world);
      return;
    }
    case 'holiday':
      // Assumption lies on a Saturday in 2026; where the day in its place has passed, it stays.
      if (world.today >= '2026-08-15') return;
      world.moved = [{ date: '2026-08-15', on: one.on }];
      rederive(world);
      return;
    case 'wait':
      world.today = addDays(world.today, one.days);
  }
};

const play = (steps: readonly Step[]): World => {
  const world: World = { today: FIRST_DAY, schedules: [], moved: [], calendar: calendarOf({ schedules: [], moved: [] }), requests: [] }; // prettier-ignore
  for (const one of steps) takeStep(world, one);
  return world;
};

const read = ({ calendar, today, requests }: World): DayEntry[] =>
  entriesOf(requests, { kindOf, isOverSchedule, calendar, openUntil: today, from: '2025-01-01', to: '2029-12-31' });

const minutesByDate = (entries: readonly DayEntry[]): Map<IsoDate, number> => {
  const days = new Map<IsoDate, number>();
  for (const { date, minutes } of entries) days.set(date, (days.get(date) ?? 0) + minutes);
  return days;
};

/** Approved requests that a change would replace, by the id of the change that waits. */
const replacesIn = ({ requests }: World): Map<number, number> =>
  new Map(
    requests.flatMap((one) =>
      isLiving(one) && one.state === 'requested' && one.replaces_id !== null ? [[one.id, one.replaces_id]] : [],
    ),
  );

describe('minutes of a day', () => {
  it('never exceed the schedule, as approved or as asked, unless the type says so', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const world = play(steps);
        const within = read(world).filter(({ type_id: type }) => !isOverSchedule(type));
        expect(within.every(({ minutes }) => minutes > 0)).toBe(true);
        const replaced = new Set(replacesIn(world).values());
        for (const entries of [
          within.filter(({ state }) => state === 'approved'),
          within.filter(({ request_id: id }) => !replaced.has(id)),
        ])
          for (const [date, minutes] of minutesByDate(entries))
            expect(`${date} ${Math.max(0, minutes - world.calendar.minutesOn(date))}`).toBe(`${date} 0`);
      }),
      RUNS,
    );
  });

  it('are those of the request where the person is at work, and less where an absence is', () => {
    fc.assert(
      fc.property(history, span, (steps, wanted) => {
        const world = play(steps);
        const asked = spanOf(wanted, world.today);
        if (!isAccepted(asked, world, null)) return;
        const ill = new Set(read(world).flatMap((one) => (one.type_id === ILLNESS ? [one.date] : [])));
        const request = requestOf(asked, world, 'approved');
        world.requests.push(request);
        const got = minutesByDate(read(world).filter(({ request_id: id }) => id === request.id));
        for (const { date, minutes } of request.days)
          if (ill.has(date)) expect(got.get(date) ?? 0).toBeLessThanOrEqual(minutes);
          else expect(got.get(date)).toBe(minutes);
      }),
      RUNS,
    );
  });

  it('keep no trace of a request and its cancel, nor of a change that is called off', () => {
    fc.assert(
      fc.property(history, span, fc.boolean(), (steps, wanted, isApproved) => {
        const world = play(steps);
        const before = read(world);
        const changed = world.requests.find(({ state, type_id: type }) => state === 'approved' && type !== ILLNESS);
        for (const replaces of [null, changed?.id ?? null]) {
          const request = requestOf(spanOf(wanted, world.today), world, isApproved && replaces === null ? 'approved' : 'requested', replaces); // prettier-ignore
          world.requests.push(request);
          set(world, request.id, { state: 'cancelled' });
          expect(read(world)).toEqual(before);
        }
      }),
      RUNS,
    );
  });

  it('are the same again when a schedule is changed and changed back before its day', () => {
    fc.assert(
      fc.property(history, offset(1, 5), (steps, schedule) => {
        const world = play(steps);
        const before = read(world);
        const { schedules } = world;
        world.schedules = [
          ...schedules.filter(({ from }) => from < world.today),
          { from: world.today, schedule_id: schedule, week: 1 },
        ];
        rederive(world);
        world.schedules = schedules;
        rederive(world);
        expect(read(world)).toEqual(before);
      }),
      RUNS,
    );
  });
});

describe('a balance', () => {
  const right: DayOffRight = { type_id: LEGAL, basis: 'year_before', days: 20, seniority: [], carries_until: null, carries_max: null }; // prettier-ignore
  const rights = [right, { ...right, type_id: EXTRA, basis: 'same_year', days: 12, carries_until: '03-31' }] as const;
  const correction = fc.record({
    type_id: fc.constantFrom(LEGAL, EXTRA),
    year: offset(2026, 2028),
    minutes: offset(-3000, 3000),
  });

  it('is right + carried + corrections - taken - planned, and carries no more than was left', () => {
    fc.assert(
      fc.property(history, fc.array(correction, { maxLength: 4 }), offset(0, 1), (steps, corrections, at) => {
        const world = play(steps);
        const of = rights[at] ?? right;
        const entries = read(world);
        const given: Omit<BalanceOf, 'year' | 'today'> = {
          type_id: of.type_id,
          rightOf: () => of,
          person: { start_date: '2025-05-12', active_until: null, statute: null, seniority_date: null },
          corrections,
          entries,
          replaces: replacesIn(world),
          keepsHolidays: (type) => type === ILLNESS,
          calendar: world.calendar,
          settings: { first_year: 2026 },
        };
        const approved = (year: number, type: number) =>
          entries
            .filter((one) => one.date.startsWith(String(year)) && one.type_id === type && one.state === 'approved')
            .reduce((total, { minutes }) => total + minutes, 0);
        for (const year of [2026, 2027, 2028]) {
          const now = balanceOf({ ...given, year, today: world.today });
          const corrected = corrections
            .filter((one) => one.type_id === of.type_id && one.year === year)
            .reduce((total, { minutes }) => total + minutes, 0);
          expect(now.corrections).toBe(corrected);
          expect(now.taken + now.planned).toBe(approved(year, of.type_id));
          expect(now.left).toBe(now.right + now.carried_over + corrected - now.taken - now.planned);
          expect(Math.min(now.carried_over, now.carried_lapsed)).toBeGreaterThanOrEqual(0);
          const before = balanceOf({ ...given, year: year - 1, today: `${year - 1}-12-31` });
          expect(now.carried_over + now.carried_lapsed).toBeLessThanOrEqual(
            year === 2026 ? 0 : Math.max(0, before.left),
          );
          if (year !== 2027) continue;
          // Nothing was carried into the first year, so all that it left carries, or what illness kept.
          const left = Math.max(0, before.left);
          const kept = of.type_id === LEGAL ? Math.min(left, approved(2026, ILLNESS)) : left;
          expect(now.carried_over + now.carried_lapsed).toBe(kept);
        }
      }),
      RUNS,
    );
  });
});
