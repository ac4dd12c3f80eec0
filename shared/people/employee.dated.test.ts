import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { employeeDated, endingOn, lastDayAhead } from './employee.dated.ts';
import type { Wages } from './wage.ts';
import { sortedWages, wageOn } from './wage.rules.ts';

const TODAY = '2026-11-21';
const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];
type Person = Parameters<typeof lastDayAhead>[0] & { wages?: Wages };
const unpaid = { wages: [], wage_type: null, wage_amount: null, wage_from: null };
const person = (active_until: IsoDate | null, deleted: 0 | 1 = 0) => ({ ...unpaid, active_until, deleted });
// why: nothing else of a person matters to their dates
const { asOf, changesAfter } = employeeDated as unknown as {
  asOf: (stored: Person, day: IsoDate) => Person;
  changesAfter: (stored: Person, day: IsoDate) => IsoDate | null;
};

describe('a person with a last day', () => {
  it('is active up to and including that day, and deactivated from the day after', () => {
    const planned = person(TODAY);
    expect([YESTERDAY, TODAY, TOMORROW].map((day) => asOf(planned, day).deleted)).toEqual([0, 0, 1]);
    expect(changesAfter(planned, YESTERDAY)).toBe(TOMORROW);
    expect(changesAfter(planned, TODAY)).toBe(TOMORROW);
    expect(changesAfter(planned, TOMORROW)).toBeNull();
  });

  it('is deactivated on that day itself when somebody deactivated them as of it', () => {
    const ended = person(TODAY, 1);
    expect([TODAY, TOMORROW].map((day) => asOf(ended, day).deleted)).toEqual([1, 1]);
    expect(changesAfter(ended, TODAY)).toBeNull();
  });

  it('is active until then even if an earlier release stored them as deactivated', () => {
    const stored = person('2026-12-31', 1);
    expect(asOf(stored, TODAY)).toEqual(person('2026-12-31', 0));
    expect(changesAfter(stored, TODAY)).toBe('2026-12-31');
  });

  it('without a last day is what was stored', () => {
    for (const deleted of [0, 1] as const) {
      expect(asOf(person(null, deleted), TODAY).deleted).toBe(deleted);
      expect(changesAfter(person(null, deleted), TODAY)).toBeNull();
    }
  });

  it('is the same record while nothing differs', () => {
    const planned = person(TOMORROW);
    expect(asOf(planned, TODAY)).toBe(planned);
  });
});

describe('the end', () => {
  it('is planned for a later day and counts at once for today and earlier', () => {
    const ended = (last: IsoDate | null, deleted: 0 | 1 = 0) => endingOn(person('2026-01-01', deleted), last, TODAY);
    expect(ended(TOMORROW)).toEqual(person(TOMORROW, 0));
    expect(ended(TODAY)).toEqual(person(TODAY, 1));
    expect(ended(YESTERDAY)).toEqual(person(YESTERDAY, 1));
    expect(ended(TOMORROW, 1)).toEqual(person(TOMORROW, 0));
    expect(ended(null, 1)).toEqual(person(null, 0));
  });

  it('lies ahead of whoever is active', () => {
    expect([lastDayAhead(person(TODAY)), lastDayAhead(person(TODAY, 1)), lastDayAhead(person(null))]).toEqual([
      TODAY, null, null,
    ]); // prettier-ignore
  });
});

describe('a person who is paid', () => {
  const wage = (from: IsoDate, amount: number) => ({ type: 'employee_paid_monthly' as const, amount, from });
  const paid = { ...person(null), wages: [wage('2024-01-01', 3000), wage(TOMORROW, 3200)] };

  it('has the wage of the day, and another one from the day on for which it is planned', () => {
    expect(asOf(paid, '2023-12-31')).toEqual(paid);
    expect(asOf(paid, TODAY)).toMatchObject({ wage_amount: 3000, wage_from: '2024-01-01' });
    expect(asOf(paid, TOMORROW)).toMatchObject({ wage_amount: 3200, wage_from: TOMORROW });
    expect([changesAfter(paid, YESTERDAY), changesAfter(paid, TOMORROW)]).toEqual([TOMORROW, null]);
  });

  it('changes on the first of their days, a wage or the last one at work', () => {
    expect(changesAfter({ ...paid, active_until: TODAY }, YESTERDAY)).toBe(TOMORROW);
    expect(changesAfter({ ...paid, active_until: YESTERDAY, deleted: 1 }, TODAY)).toBe(TOMORROW);
    expect(changesAfter({ ...paid, active_until: TODAY }, TODAY)).toBe(TOMORROW);
  });
});

it('completes what an earlier release stored, and keeps what it knew', () => {
  const stored = { active_until: null, deleted: 0, first_name: 'An', iban: 'BE68539007547034' } as const;
  const read = asOf(stored, TODAY);
  expect(read).toMatchObject({ ...stored, wages: [], national_number: null, reports_to_employee_id: 0 });
  expect(asOf({ ...stored, birth_date: undefined } as Person, TODAY)).toEqual(read);
});

it('changes on the days that it names and on no others', () => {
  const day = fc.integer({ min: -5, max: 5 }).map((offset) => addDays(TODAY, offset));
  const pay = fc.record({ type: fc.constant('employee_paid_hourly' as const), amount: fc.nat(3), from: day });
  const stored = fc.record({
    ...Object.fromEntries(Object.entries(unpaid).map(([key, value]) => [key, fc.constant(value)])),
    active_until: fc.option(day),
    deleted: fc.constantFrom(0 as const, 1 as const),
    wages: fc.uniqueArray(pay, { selector: ({ from }) => from, maxLength: 3 }).map(sortedWages),
  });
  fc.assert(
    fc.property(stored, (one) => {
      for (let at = addDays(TODAY, -8); at < addDays(TODAY, 8); at = addDays(at, 1)) {
        const next = addDays(at, 1);
        const [now, then] = [asOf(one, at), asOf(one, next)];
        const isChanged = now.deleted !== then.deleted || wageOn(one.wages, at) !== wageOn(one.wages, next);
        expect(changesAfter(one, at) === next).toBe(isChanged);
        expect(asOf(asOf(one, at), at)).toEqual(asOf(one, at));
      }
    }),
    { numRuns: 2_000 },
  );
});
