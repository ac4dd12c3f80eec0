import { expect, it } from 'vitest';
import type { DayPart } from '#shared/days-off/names.ts';
import { overlapRows, drawnDays } from './overlap.ts';
import type { RequestDetails } from './request-details.ts';

const day = (date: string, part: DayPart = 'whole', skipped: 'weekend' | 'holiday' | null = null) => ({
  date: `${date}/11/2026`,
  minutes: skipped === null ? 456 : 0,
  part,
  skipped,
});
const away = (request: number, date: string, part: DayPart = 'whole') => ({
  ...day(date, part),
  type_id: 1,
  type_name: 'Legal holidays',
  colour: 'indigo',
  state: 'approved',
  request_id: request,
});

// why: a request has thirty more members, which the bars do not read
const request = {
  id: 1,
  employee_id: 7,
  person_name: 'Ann',
  avatar: null,
  type_name: 'ADV',
  colour: 'green',
  state: 'requested',
  days: [day('27', 'afternoon'), day('28', 'whole', 'weekend'), day('30')],
  overlaps: [
    {
      employee: { id: 8, name: 'Bo', avatar: null, team_names: '' },
      days: [away(2, '27', 'morning'), away(3, '27', 'afternoon'), away(3, '30', 'morning'), away(3, '31')],
    },
  ],
} as unknown as RequestDetails;

it('draws halves of days, and joins those of one request that touch', () => {
  const dates = drawnDays(request);
  expect(dates).toEqual(['27/11/2026', '30/11/2026']);
  const [own, colleague] = overlapRows(request, dates);
  expect(own?.bars.map(({ from, to, isRequested }) => [from, to, isRequested])).toEqual([[2, 5, true]]);
  expect(colleague?.bars.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 4],
  ]);
});
