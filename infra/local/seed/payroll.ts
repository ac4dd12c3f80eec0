import type { Check, Integration, MappedType } from '#shared/integrations/integration.ts';
import { codeOf } from '#shared/integrations/mapping.rules.ts';
import { entriesOf } from '#shared/days-off/entries.ts';
import { openUntil } from '#shared/days-off/employed-days.ts';
import { holidayDates } from '#shared/days-off/holidays.ts';
import { personCalendar } from '#shared/days-off/schedule.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import { monthLines } from '#shared/push/lines.rules.ts';
import { monthSpan } from '#shared/push/month.rules.ts';
import { packLines, type PushedDays, type PushedMonth } from '#shared/push/pushed-days.ts';
import { addDays, instantOf, type IsoDate } from '#shared/values/dates.ts';
import type { KeptChecks } from '#functions/integrations/integration-checks.ts';
import { standardTypeId, type StandardType } from '#functions/days-off/standard-definitions.ts';
import { payrollCodes } from '../payroll/payroll-codes.ts';
import type { DemoDaysOff } from './days-off.ts';

/** The customer code of the demo: the sandbox takes everything over within ten seconds. */
export const DEMO_CUSTOMER = 'BE-20447';
export const demoCredentials = { username: 'noorderlicht-hr', customer_code: DEMO_CUSTOMER, password: 'demo-password' };

/** Two types have no code yet: parental leave and training. */
const codes: readonly (readonly [StandardType, string, 'half'?])[] = [
  ['legal', '1010'],
  ['legal', '1011', 'half'],
  ['extraLegal', '1030'],
  ['extraLegal', '1031', 'half'],
  ['adv', '1080'],
  ['adv', '1081', 'half'],
  ['illness', '5010'],
  ['shortLeave', '1210'],
  ['unpaid', '3000'],
];

const mappingOn = (at: string, by: string): MappedType[] =>
  codes.map(([key, code, part]) => ({
    type_id: standardTypeId(key, 1),
    statute: null,
    part: part ?? null,
    payroll_day_off_type_id: code,
    payroll_day_off_type_name: payrollCodes.find(({ id }) => id === code)?.name ?? '',
    changed_at: at,
    changed_by: by,
  }));

/** The connected integration of the demo, with the payroll office of the sandbox. */
export const demoIntegration = (today: IsoDate, by: string): Integration => {
  const at = `${Number(today.slice(0, 4)) - 1}-03-14T09:00:00.000Z`;
  return {
    id: 1,
    version: 1,
    name: 'Brabo Payroll',
    product: 'brabo',
    active: 1,
    features: [
      'daysoff/general-message-for-payroll',
      'daysoff/push-missing-iban-warning',
      'daysoff/push-with-csv-export',
      'reauthenticate',
    ],
    team_ids: [],
    cutoff_day: 20,
    told_user_ids: [1],
    customer_code: null,
    credentials: { customer_code: DEMO_CUSTOMER, has_secret: 0, changed_at: at, changed_by: by },
    mapping: mappingOn(at, by),
    payroll_types: payrollCodes.map((code) => ({ ...code })),
    payroll_types_read_at: `${today}T07:00:00.000Z`,
    created_at: at,
  };
};

/** The hour of the nightly check of the demo, in minutes. */
const CHECKED_AT = 8 * 60;
const NIGHTS = 29;
/** Nights ago of the check that nobody answered, and of the one that took long. */
const FAILED = 12;
const SLOW = 5;

/** The nightly checks of the last month, latest first: one without an answer, good again an hour later, and a slow one. */
export const demoChecks = (today: IsoDate): KeptChecks => {
  const checkOf = (nights: number): Check[] => {
    const day = addDays(today, -nights);
    const at = (minutes: number): string => instantOf(day, minutes).toISOString();
    const good: Check = { at: at(CHECKED_AT), outcome: 'success', ms: 620 + ((nights * 137) % 5) * 70 };
    if (nights === SLOW) return [{ ...good, outcome: 'slow', ms: 6_200 }];
    if (nights !== FAILED) return [good];
    return [
      { ...good, at: at(CHECKED_AT + 60) },
      { ...good, outcome: 'service_offline', ms: 10_000 },
    ];
  };
  const checks = Array.from({ length: NIGHTS }, (_, at) => checkOf(at + 1)).flat();
  return { checks, failing_since: null, checked_on: addDays(today, -1), told_of: null };
};

/** What the office has of the months that were pushed: the days as they stood, but for one person whose days changed. */
export const demoPushedDays = (
  demo: DemoDaysOff,
  people: readonly Employee[],
  integration: Integration,
  today: IsoDate,
): PushedDays[] => {
  const known = new Map(demo.schedules.map((schedule) => [schedule.id, schedule]));
  const holidays = holidayDates(demo.settings);
  const requests = Map.groupBy(demo.requests, ({ employee_id: id }) => id);
  const persons = new Map(people.map((person) => [person.id, person]));
  const kinds = new Map(demo.types.map(({ id, kind }) => [id, kind]));
  let changed = 0;
  return demo.personDays.flatMap(({ id, schedules, locked_months: locked }): PushedDays[] => {
    const person = persons.get(id);
    if (!person || locked.length === 0 || person.employee_number === null) return [];
    const calendar = personCalendar({ schedules, known, holidays });
    const months = locked.map(({ year, month, at }): PushedMonth => {
      const { from, to } = monthSpan(year, month);
      const entries = entriesOf(requests.get(id) ?? [], {
        kindOf: (type) => kinds.get(type) ?? 'leave',
        isOverSchedule: () => false,
        calendar,
        openUntil: openUntil(person, today),
        from,
        to,
      });
      const { lines } = monthLines(entries, (type_id, part) =>
        codeOf(integration.mapping, { type_id, statute: person.statute, part }),
      );
      // The last day of the first person with several was entered after the push.
      const isLate = changed === 0 && lines.length > 2;
      if (isLate) changed += 1;
      const kept = isLate ? lines.slice(0, -1) : lines;
      return { integration_id: integration.id, year, month, command_id: '', at, lines: packLines(kept) };
    });
    return [{ id, version: 1, months }];
  });
};
