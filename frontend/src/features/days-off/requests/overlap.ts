import type { DayOffColour, DayPart } from '#shared/days-off/names.ts';
import type { RequestDetails } from './request-details.ts';

/** Days off that are drawn as one bar; a day has two halves, so the first half of the second day is number 3. */
export type Bar = {
  key: string;
  from: number;
  /** The half after the last one. */
  to: number;
  name: string;
  colour: DayOffColour;
  isRequested: boolean;
};
export type OverlapRow = { key: number; name: string; avatar: string | null; bars: readonly Bar[] };

type Entry = {
  date: string;
  part: DayPart;
  type_name: string;
  colour: DayOffColour;
  state: 'requested' | 'approved';
  request_id: number | null;
  training_id: number | null;
};

const halves = (part: DayPart): readonly [from: number, to: number] =>
  part === 'morning' ? [0, 1] : part === 'afternoon' ? [1, 2] : [0, 2];

/** The entries of a person as bars over the columns; halves of one request that touch are one bar. */
const barsOf = (entries: readonly Entry[], columns: ReadonlyMap<string, number>): Bar[] => {
  const bars: Bar[] = [];
  for (const { date, part, type_name: name, colour, state, ...source } of entries) {
    const request = source.request_id ?? `training-${source.training_id}`;
    const column = columns.get(date);
    if (column === undefined) continue;
    const [first, last] = halves(part);
    const [from, to] = [column * 2 + first + 1, column * 2 + last + 1];
    const before = bars.at(-1);
    if (before?.to === from && before.key.startsWith(`${request}-`)) before.to = to;
    else bars.push({ key: `${request}-${date}-${part}`, from, to, name, colour, isRequested: state === 'requested' });
  }
  return bars;
};

/** The days of a request that are drawn: all but the weekends in it. */
export const drawnDays = ({ days }: RequestDetails): string[] =>
  days.filter(({ skipped }) => skipped !== 'weekend').map(({ date }) => date);

/** The person of the request and everybody of their teams who is away then, with their days as bars. */
export const overlapRows = (request: RequestDetails, dates: readonly string[]): OverlapRow[] => {
  const columns = new Map(dates.map((date, at) => [date, at]));
  const own = request.days
    .filter(({ skipped }) => skipped === null)
    .map(({ date, part }) => ({
      date,
      part,
      type_name: request.type_name,
      colour: request.colour,
      state: request.state === 'requested' ? ('requested' as const) : ('approved' as const),
      request_id: request.id,
      training_id: null,
    }));
  return [
    { key: request.employee_id, name: request.person_name, avatar: request.avatar, bars: barsOf(own, columns) },
    ...request.overlaps.map(({ employee, days }) => ({
      key: employee.id,
      name: employee.name,
      avatar: employee.avatar,
      bars: barsOf(days, columns),
    })),
  ];
};
