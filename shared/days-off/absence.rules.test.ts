import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/values/dates.ts';
import { absenceIssues } from './absence.rules.ts';

const TODAY = '2026-06-15';
const illness = { kind: 'absence', active: 1 } as const;
const absence: Parameters<typeof absenceIssues>[0] = {
  type_id: 9,
  start_date: '2026-06-10',
  end_date: null,
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
  certificate_until: null,
};
const judge = (what: Partial<typeof absence>, more: Partial<Parameters<typeof absenceIssues>[2]> = {}) =>
  absenceIssues({ ...absence, ...what }, illness, {
    today: TODAY,
    before: undefined,
    employment: { start_date: null, active_until: null },
    ...more,
  }).map(({ path, message }) => `${path}: ${message}`);

describe('an absence', () => {
  it('lasts ten years at most; one without end lasts until today', () => {
    expect(judge({ start_date: addDays(TODAY, -3659) })).toEqual([]);
    expect(judge({ start_date: addDays(TODAY, -3660) })).toEqual([
      'start_date: at most 3660 days can be asked at once',
    ]);
    const ended = { start_date: '2016-06-10', end_date: addDays('2016-06-10', 3659) };
    expect(judge(ended)).toEqual([]);
    expect(judge({ ...ended, end_date: addDays(ended.end_date, 1) })).toEqual([
      'end_date: at most 3660 days can be asked at once',
    ]);
  });

  it('has sensible days', () => {
    expect(judge({ start_date: '1800-01-01' })).toEqual(['start_date: field can not be before 01/01/1950']);
    expect(judge({ end_date: '2100-01-01' })).toEqual(['end_date: field can not be after 15/06/2028']);
  });

  it('ends, and is certified, on its first day or later', () => {
    expect(judge({ end_date: '2026-06-10', certificate_until: '2026-06-10' })).toEqual([]);
    expect(judge({ end_date: '2026-06-09', certificate_until: '2026-06-09' })).toEqual([
      'end_date: field can not be before 10/06/2026',
      'certificate_until: field can not be before 10/06/2026',
    ]);
  });

  it('keeps the start that was entered, though the person began later; its end has to fit', () => {
    const employment = { start_date: '2026-06-12', active_until: '2026-06-24' };
    const [before, other] = ['2026-06-10', '2026-06-09'].map((start_date) => ({ type_id: 9, start_date }));
    expect(judge({}, { employment, before })).toEqual([]);
    expect(judge({}, { employment, before: other })).toHaveLength(1);
    expect(judge({ end_date: '2026-06-25' }, { employment, before })).toEqual([
      'end_date: work ends on 24/06/2026: choose that day or an earlier one',
    ]);
  });

  it('of one day may be a morning, an afternoon or an amount of time', () => {
    const day = { end_date: absence.start_date };
    expect([...judge({ ...day, start_part: 'morning' }), ...judge({ ...day, minutes: 60 })]).toEqual([]);
    expect(judge({ start_part: 'afternoon', end_date: '2026-06-11', end_part: 'morning' })).toEqual([]);
  });
});
