import { expect, it } from 'vitest';
import {
  isSingleDay,
  newValues,
  sameAgain,
  spanOf,
  valueIssues,
  withStart,
  type ChangedRequest,
  type RequestValues,
} from './request-values.ts';

const TODAY = '2026-11-23';
const asked = (over: Partial<RequestValues> = {}): RequestValues => ({
  ...newValues({ employeeId: 7, start: '2026-12-14', end: '2026-12-18', typeId: 1 }),
  ...over,
});
const pathsOf = (values: RequestValues): string[] => valueIssues(values, TODAY).map(({ path }) => path);

it('lets the last day follow the first one while it would lie before it or is the same day', () => {
  expect(withStart(newValues({}), '14/12/2026')).toMatchObject({ start_date: '14/12/2026', end_date: '14/12/2026' });
  expect(withStart(asked(), '15/12/2026').end_date).toBe('18/12/2026');
  expect(withStart(asked(), '21/12/2026').end_date).toBe('21/12/2026');
  expect(withStart(asked({ end_date: '14/12/2026' }), '15/12/2026').end_date).toBe('15/12/2026');
  // Half a day that is still being typed moves nothing.
  expect(withStart(asked(), '21/12').end_date).toBe('18/12/2026');
});

it('sends only the parts that the days can have', () => {
  const single = asked({ end_date: '14/12/2026', start_part: 'morning', end_part: 'morning' });
  expect(isSingleDay(single)).toBe(true);
  expect(spanOf(single)).toMatchObject({ start_part: 'morning', end_part: 'whole', minutes: null });
  expect(spanOf(asked({ start_part: 'morning', end_part: 'morning' }))).toMatchObject({
    start_part: 'whole',
    end_part: 'morning',
  });
  const amount = asked({ end_date: '14/12/2026', start_part: 'amount', minutes: '1:30' });
  expect(spanOf(amount)).toMatchObject({ start_part: 'whole', minutes: 90 });
  // An amount was chosen before more days were: it counts for one day only.
  expect(spanOf({ ...amount, end_date: '18/12/2026' }).minutes).toBe(null);
});

it('refuses what the API would refuse, at the field that it is about', () => {
  expect(pathsOf(asked())).toEqual([]);
  expect(pathsOf(newValues({}))).toEqual(['employee_id', 'type_id', 'start_date', 'end_date']);
  expect(pathsOf(asked({ start_date: '31/02/2026' }))).toEqual(['start_date']);
  expect(pathsOf(asked({ end_date: '11/12/2026' }))).toEqual(['end_date']);
  expect(pathsOf(asked({ end_date: '14/12/2026', start_part: 'amount' }))).toEqual(['minutes']);
  expect(pathsOf(asked({ reason: 'x'.repeat(401) }))).toEqual(['reason']);
});

it('enters a request once more with its half day or its amount of time', () => {
  const request = (start_part: ChangedRequest['start_part'], part: 'morning' | 'minutes', minutes: number) => {
    const day = { date: '14/12/2026', minutes, part, skipped: null };
    const span = { start_date: day.date, end_date: day.date, start_part, end_part: 'whole' };
    // why: what a request has besides its days says nothing here
    return {
      employee_id: 7,
      type_id: 1,
      ...span,
      minutes,
      reason: 'Dentist',
      days: [day],
    } as unknown as ChangedRequest;
  };
  expect(sameAgain(request('whole', 'minutes', 90))).toMatchObject({ start_part: 'whole', minutes: 90 });
  expect(sameAgain(request('morning', 'morning', 228))).toEqual({
    employee_id: 7,
    start_date: '14/12/2026',
    end_date: '14/12/2026',
    start_part: 'morning',
    end_part: 'whole',
    minutes: null,
    reason: 'Dentist',
  });
});
