import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffRight } from '#shared/days-off/day-off-right.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { rightOfYear } from '#shared/days-off/balance.rules.ts';
import { firstOfYear, yearOf } from '#shared/days-off/day-numbers.ts';
import { holidayDates } from '#shared/days-off/holidays.ts';
import { SATURDAY } from '#shared/days-off/names.ts';
import type { BalanceCorrection, PersonDays } from '#shared/days-off/person-days.ts';
import { personCalendar, type PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import { FULL_DAY_MINUTES, type SchedulePeriod, type WorkSchedule } from '#shared/days-off/work-schedule.ts';
import type { Employee } from '#shared/people/employee.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import {
  standardRights,
  standardSchedules,
  standardTypeKeys,
  standardTypes,
  type StandardType,
} from '#functions/days-off/standard-definitions.ts';
import { demoCompany } from './contract-plans.ts';
import { requestBook, type Actor, type RequestBook } from './days-off-book.ts';
import { illnessOfYear, plansOfYear, waitingRequests, weekdayUpTo, type Plan, type Waiting } from './days-off-plans.ts';
import { randomSource, type Random } from './random.ts';

export type Deciders = { readonly admin: Actor; readonly officer: Actor; readonly manager: Actor };

export type DemoDaysOff = {
  readonly settings: DaysOffSettings;
  readonly types: readonly DayOffType[];
  readonly rights: readonly DayOffRight[];
  readonly schedules: readonly WorkSchedule[];
  readonly personDays: readonly PersonDays[];
  readonly requests: readonly DayOffRequest[];
};

/** The teams that the demo's manager leads, and those whose last month was pushed already. */
const LED_TEAMS: readonly number[] = [5, 10];
const PUSHED_FIRST: readonly number[] = [1, 2, 3, 4];
const MANAGER = 3;
const CREATED_AT = 'T08:00:00.000Z';

const idOf = (key: StandardType): number => standardTypeKeys.indexOf(key) + 1;

/** What the company gives beyond the law. */
const demoRights = (): DayOffRight[] =>
  standardRights(1).map((right) => {
    if (right.type_id === idOf('extraLegal'))
      return {
        ...right,
        days: 5,
        seniority: [
          { from_years: 5, days: 1 },
          { from_years: 10, days: 2 },
        ],
        carries_until: '12-31',
        carries_max: 2,
      };
    return right.type_id === idOf('adv') ? { ...right, days: 6, carries_until: '03-31', carries_max: 2 } : right;
  });

/** Every seventh person works part-time; some of them began with it in the last March. */
const schedulesOf = ({ id, start_date: start }: Employee, schedules: number, today: IsoDate): SchedulePeriod[] => {
  if (id % 7 !== 4) return [];
  const schedule_id = ((id * 5) % schedules) + 1;
  const year = yearOf(today);
  const march = `${year}-03-01`;
  const since = id % 2 === 1 ? `${year - 1}-01-01` : march <= today ? march : `${year - 1}-03-01`;
  return [{ from: start !== null && start > since ? start : since, schedule_id, week: id % 3 === 0 ? 2 : 1 }];
};

const monthsBefore = (today: IsoDate, count: number): { year: number; month: number } => {
  const at = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1 - count;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};

/** The month before the last one was pushed for everybody, the last one for some teams. */
const lockedMonths = ({ team_ids, start_date: start }: Employee, today: IsoDate): PersonDays['locked_months'] =>
  (team_ids.some((id) => PUSHED_FIRST.includes(id)) ? [2, 1] : [2]).flatMap((count) => {
    const { year, month } = monthsBefore(today, count);
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    if (start !== null && start > first) return [];
    return [{ year, month, at: `${addDays(first, 22)}T16:00:00.000Z` }];
  });

const correctionsOf = (person: Employee, today: IsoDate, { name: by }: Actor): BalanceCorrection[] => {
  const year = yearOf(today);
  const at = `${weekdayUpTo(addDays(today, -20))}T10:30:00.000Z`;
  const correction = (key: StandardType, days: number, reason: string): BalanceCorrection => ({
    type_id: idOf(key),
    year,
    minutes: Math.round(days * FULL_DAY_MINUTES),
    reason,
    at,
    by,
    import_id: null,
  });
  const isNew = person.start_date !== null && person.start_date >= firstOfYear(year);
  return [
    ...(isNew ? [correction('legal', 12, 'Attest of the former employer')] : []),
    ...(person.id % 29 === 3 ? [correction('extraLegal', 1, 'Twenty-five years of service of the team')] : []),
    ...(person.id % 83 === 9 ? [correction('adv', -11, 'Taken before this system, on paper')] : []),
  ];
};

const noRights = (person: Employee): boolean => person.statute === 'self_employed' || person.statute === 'intern';

/** The first day with minutes from a day on, and the last one of a given number of them. */
const spanOf = (calendar: PersonCalendar, { from, workdays }: Pick<Plan, 'from' | 'workdays'>) => {
  let start = from;
  for (let tries = 0; calendar.minutesOn(start) === 0 && tries < 31; tries += 1) start = addDays(start, 1);
  let end = start;
  for (let open = workdays - 1, tries = 0; open > 0 && tries < 366; tries += 1) {
    end = addDays(end, 1);
    if (calendar.minutesOn(end) > 0) open -= 1;
  }
  return { start, end };
};

type Company = {
  readonly today: IsoDate;
  readonly people: readonly Employee[];
  readonly deciders: Deciders;
  readonly types: readonly DayOffType[];
  readonly book: RequestBook;
  readonly calendarOf: (employeeId: number) => PersonCalendar;
  readonly random: Random;
};

const typeIn = ({ types }: Company, key: StandardType): DayOffType => types[idOf(key) - 1]!;

const deciderOf = ({ deciders, random }: Company, person: Employee): Actor => {
  if (person.id !== MANAGER && person.team_ids.some((id) => LED_TEAMS.includes(id))) return deciders.manager;
  return person.id === 1 || person.id === 2 || random.chance(0.5) ? deciders.admin : deciders.officer;
};

/** The request that waits, of the first person of its team whose days are free. */
const addWaiting = (company: Company, waiting: Waiting, place: number): void => {
  const { today, people, book, calendarOf } = company;
  const { team, ahead, askedDaysAgo, viaLink, changes, type: key, part, minutes, reason } = waiting;
  const members = people.filter((person) => person.id > 6 && person.team_ids.includes(team) && !noRights(person));
  const askedOn = weekdayUpTo(addDays(today, -askedDaysAgo));
  const type = typeIn(company, key);
  for (let at = 0; at < members.length; at += 1) {
    const person = members[(place + at) % members.length]!;
    if (book.entered.some(({ employee_id: id }) => id === person.id)) continue;
    const decider = deciderOf(company, person);
    const askedBy = viaLink ? undefined : decider;
    const calendar = calendarOf(person.id);
    const { start, end } = spanOf(calendar, { from: addDays(today, ahead), workdays: waiting.workdays });
    const changed =
      changes === undefined
        ? undefined
        : book.enter(person, {
            ...spanOf(calendar, { from: addDays(start, changes), workdays: waiting.workdays }),
            type,
            state: 'approved',
            asked: askedBy,
            askedOn: addDays(askedOn, -14),
            decided: { by: decider, on: addDays(askedOn, -13) },
          });
    const entered = book.enter(person, {
      type,
      start,
      end,
      state: 'requested',
      asked: askedBy,
      askedOn,
      ...(part && { startPart: part }),
      ...(minutes !== undefined && { minutes }),
      ...(reason !== undefined && { reason }),
      ...(changed && { replaces: changed }),
    });
    if (entered) return;
  }
};

const declineReasons = [
  'Te veel collega’s afwezig die week',
  'Inventaris: iedereen nodig',
  'Trop de collègues absents',
];

/** Days off that were asked in good time and decided; some were declined, some withdrawn. */
const addDecided = (company: Company, person: Employee, plan: Plan): DayOffRequest | undefined => {
  const { today, book, calendarOf, random } = company;
  const { start, end } = spanOf(calendarOf(person.id), plan);
  const lead = plan.workdays > 3 ? random.between(20, 120) : random.between(3, 40);
  const askedOn = weekdayUpTo(addDays(start, -lead));
  const yesterday = addDays(today, -1);
  if (askedOn >= yesterday) return undefined;
  const by = deciderOf(company, person);
  const isEntered = random.chance(0.3);
  const later = weekdayUpTo(addDays(askedOn, random.between(1, 4)));
  const on = isEntered ? askedOn : later > yesterday ? yesterday : later;
  const isDeclined = !isEntered && random.chance(0.04);
  const isCancelled = !isDeclined && random.chance(0.04);
  return book.enter(person, {
    type: typeIn(company, plan.type),
    start,
    end,
    ...(plan.part && { startPart: plan.part }),
    ...(plan.minutes !== undefined && { minutes: plan.minutes }),
    ...(plan.reason !== undefined && { reason: plan.reason }),
    state: isDeclined ? 'declined' : isCancelled ? 'cancelled' : 'approved',
    asked: isEntered || random.chance(0.4) ? by : undefined,
    askedOn,
    decided: { by, on, ...(isDeclined && { message: random.pick(declineReasons) }) },
    ...(isCancelled && { cancelledOn: on }),
  });
};

const addIllness = (company: Company, person: Employee, from: IsoDate, days: number | null): void => {
  const { today, book, deciders, random } = company;
  if (from >= today || (days === null ? false : addDays(from, days - 1) >= today)) return;
  const isLong = days === null || days > 2;
  book.enter(person, {
    type: typeIn(company, 'illness'),
    start: from,
    end: days === null ? null : addDays(from, days - 1),
    state: 'approved',
    asked: random.chance(0.5) ? deciders.admin : deciders.officer,
    askedOn: from,
    ...(isLong && { certificateUntil: days === null ? addDays(today, 5) : addDays(from, days - 1) }),
  });
};

/** Who is ill now: one since last week, without an end; one over leave that was approved. */
const addIllnessOfNow = (company: Company): void => {
  const { today, people, book } = company;
  const open = people.find(({ id, team_ids: teams }) => id > 6 && teams.includes(10) && id % 7 !== 4);
  if (open) addIllness(company, open, weekdayUpTo(addDays(today, -6)), null);
  const onLeave = book.entered.find(({ state, days, employee_id: id, type_id: type }) => {
    const [first = '', last = today] = [days[0]?.date, days.at(-1)?.date];
    const isOfLate = first > addDays(today, -150) && last < addDays(today, -3);
    return isOfLate && state === 'approved' && type === idOf('legal') && id !== open?.id && days.length >= 5;
  });
  const person = people.find(({ id }) => id === onLeave?.employee_id);
  const [, second] = onLeave?.days ?? [];
  if (person && second) addIllness(company, person, second.date, 2);
};

/** Days that a plan may take of what the year gives. */
const budgets = (company: Company, rights: readonly DayOffRight[], personDays: readonly PersonDays[]) => {
  const left = new Map<string, number>();
  const corrections = new Map(personDays.map(({ id, corrections: own }) => [id, own]));
  const leftOf = (person: Employee, typeId: number, year: number): number | null => {
    const right = rights.find((one) => one.type_id === typeId);
    if (!right) return null;
    const given = rightOfYear(person, right, year, company.calendarOf(person.id));
    const own = corrections.get(person.id) ?? [];
    const sum = own.reduce(
      (all, one) => (one.type_id === typeId && one.year === year ? all + one.minutes : all),
      given,
    );
    return left.get(`${person.id} ${typeId} ${year}`) ?? sum;
  };
  return {
    isCovered: (person: Employee, { type, workdays, part }: Plan, year: number): boolean => {
      const open = leftOf(person, idOf(type), year);
      return open === null || open >= workdays * FULL_DAY_MINUTES * (part ? 0.5 : 1);
    },
    take: (person: Employee, { type_id: typeId, days, state }: DayOffRequest): void => {
      if (state !== 'approved' && state !== 'requested') return;
      for (const { date, minutes } of days) {
        const open = leftOf(person, typeId, yearOf(date));
        if (open !== null) left.set(`${person.id} ${typeId} ${yearOf(date)}`, open - minutes);
      }
    },
  };
};

/** The days off of the demo company: last year, this one, and what was asked already of the days ahead. */
export const demoDaysOff = (today: IsoDate, everyone: readonly Employee[], deciders: Deciders): DemoDaysOff => {
  const random = randomSource(67);
  const year = yearOf(today);
  const settings: DaysOffSettings = { past_days: 31, closing_day: SATURDAY, first_year: year - 1, moved_holidays: [] };
  const types = standardTypes(1, `${year - 1}-01-02${CREATED_AT}`, demoCompany.language);
  const rights = demoRights();
  const schedules = standardSchedules(1, firstOfYear(year - 1), `${year - 1}-01-02${CREATED_AT}`, demoCompany.language);
  const people = everyone.filter(({ deleted }) => deleted === 0);
  const personDays = people
    .map((person): PersonDays => ({
      id: person.id,
      version: 1,
      schedules: schedulesOf(person, schedules.length, today),
      corrections: noRights(person) ? [] : correctionsOf(person, today, deciders.admin),
      locked_months: lockedMonths(person, today),
    }))
    .filter((kept) => kept.schedules.length + kept.corrections.length + kept.locked_months.length > 0);
  const known = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const holidays = holidayDates(settings);
  const keptOf = new Map(personDays.map((kept) => [kept.id, kept]));
  const calendars = new Map(
    people.map(({ id }) => [id, personCalendar({ schedules: keptOf.get(id)?.schedules ?? [], known, holidays })]),
  );
  const calendarOf = (id: number): PersonCalendar => calendars.get(id)!;
  const book = requestBook(today, calendarOf);
  const company: Company = { today, people, deciders, types, book, calendarOf, random };
  waitingRequests.forEach((waiting, place) => addWaiting(company, waiting, place));
  const budget = budgets(company, rights, personDays);
  for (const person of people) {
    for (const request of book.entered) if (request.employee_id === person.id) budget.take(person, request);
    if (noRights(person)) continue;
    for (const each of [year - 1, year, year + 1])
      for (const plan of plansOfYear(random, each)) {
        const entered = budget.isCovered(person, plan, each) ? addDecided(company, person, plan) : undefined;
        if (entered) budget.take(person, entered);
      }
    for (const each of [year - 1, year])
      for (const { from, days } of illnessOfYear(random, each)) addIllness(company, person, from, days);
  }
  addIllnessOfNow(company);
  return { settings, types, rights, schedules, personDays, requests: book.entered };
};
