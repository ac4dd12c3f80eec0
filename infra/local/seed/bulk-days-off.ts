import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { dayNumber, weekdayOf } from '#shared/days-off/day-numbers.ts';
import { FULL_DAY_MINUTES } from '#shared/days-off/work-schedule.ts';
import { emptyEmployee } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { randomSource } from './random.ts';

const DAYS_OF_REQUEST = 5;
const LEAVE_TYPES = 3;
const TEAMS = 10;

/** The days from Monday to Friday of the month of a day. */
const weekdaysOfMonth = (today: IsoDate): IsoDate[] => {
  const days: IsoDate[] = [];
  for (let day = `${today.slice(0, 8)}01`; day.slice(0, 7) === today.slice(0, 7); day = addDays(day, 1))
    if (weekdayOf(dayNumber(day)) < 5) days.push(day);
  return days;
};

/** The asked number of further people, spread over the teams of the demo. */
export const bulkPeople = (count: number, firstId: number, today: IsoDate): Employee[] => {
  const random = randomSource(71);
  const start = addDays(today, -900);
  return Array.from({ length: count }, (_, at): Employee => ({
    ...emptyEmployee,
    id: firstId + at,
    version: 1,
    first_name: random.pick(['An', 'Bart', 'Chloé', 'Dirk', 'Els', 'Fatima', 'Gilles', 'Hanne']),
    last_name: `Janssens ${firstId + at}`,
    email: `janssens.${firstId + at}@noorderlicht.example`,
    employee_number: `NL${String(firstId + at).padStart(4, '0')}`,
    team_ids: [(at % TEAMS) + 1],
    start_date: start,
    seniority_date: start,
    dimona_statute: 'OTH',
    statute: 'white_collar',
    deleted: 0,
    wages: [],
    wage_type: null,
    wage_amount: null,
    wage_from: null,
    created_at: `${start}T08:30:00.000Z`,
    import_id: null,
  }));
};

/** Approved leave of these people on each working day of the present month, five days a request. */
export function* bulkRequests(people: readonly Employee[], firstId: number, today: IsoDate): Generator<DayOffRequest> {
  const weekdays = weekdaysOfMonth(today);
  let id = firstId;
  for (const person of people)
    for (let from = 0; from < weekdays.length; from += DAYS_OF_REQUEST) {
      const dates = weekdays.slice(from, from + DAYS_OF_REQUEST);
      const at = `${addDays(dates[0]!, -30)}T08:00:00.000Z`;
      yield {
        id,
        version: 1,
        employee_id: person.id,
        type_id: (id % LEAVE_TYPES) + 1,
        start_date: dates[0]!,
        end_date: dates.at(-1)!,
        start_part: 'whole',
        end_part: 'whole',
        minutes: null,
        reason: null,
        state: 'approved',
        days: dates.map((date) => ({ date, minutes: FULL_DAY_MINUTES, part: 'whole' })),
        replaces_id: null,
        certificate_until: null,
        requested_by: 1,
        requested_by_name: 'Demo',
        decision: { by_user_id: 1, by: 'Demo', at, message: null },
        cancelled_at: null,
        deleted: 0,
        created_at: at,
        excel_import_id: null,
        custom_fields: null,
        tags: null,
      };
      id += 1;
    }
}

/** How many requests `bulkRequests` makes for each person. */
export const bulkRequestsEach = (today: IsoDate): number => Math.ceil(weekdaysOfMonth(today).length / DAYS_OF_REQUEST);
