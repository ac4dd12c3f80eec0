import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { employeeDated, endingOn, lastDayAhead } from './employee.dated.ts';

const TODAY = '2026-11-21';
const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];
type Person = Parameters<typeof lastDayAhead>[0];
const person = (active_until: IsoDate | null, deleted: 0 | 1 = 0): Person => ({ active_until, deleted });
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

it('changes on the days that it names and on no others', () => {
  const day = fc.integer({ min: -5, max: 5 }).map((offset) => addDays(TODAY, offset));
  const stored = fc.record({ active_until: fc.option(day), deleted: fc.constantFrom(0 as const, 1 as const) });
  fc.assert(
    fc.property(stored, (one) => {
      for (let at = addDays(TODAY, -8); at < addDays(TODAY, 8); at = addDays(at, 1)) {
        const next = addDays(at, 1);
        const isChanged = asOf(one, at).deleted !== asOf(one, next).deleted;
        expect(changesAfter(one, at) === next).toBe(isChanged);
        expect(asOf(asOf(one, at), at)).toEqual(asOf(one, at));
      }
    }),
    { numRuns: 2_000 },
  );
});
