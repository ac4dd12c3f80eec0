import type { HeldPeriods } from '#shared/contract/records/held-periods.ts';
import { addDays, daysBetween, isoOf, toDmy, type IsoDate } from '#shared/values/dates.ts';

export type HeldPeriod = HeldPeriods[number];

/** A line of a history: who had the record on which days; `person` is null where nobody had it. */
export type HistoryLine = {
  key: string;
  person: HeldPeriod['employee'] | null;
  state: 'past' | 'now' | 'planned';
  /** dd/mm/yyyy, like `last`. */
  first: string;
  /** The last day; null while the time goes on. */
  last: string | null;
  /** The days so far, or of the whole plan; null for a plan without an end. */
  days: number | null;
  /** The person had it up to the day before, ended, and got it again: the days alone would not tell. */
  isAgain: boolean;
};

type Span = { person: HistoryLine['person']; start: IsoDate; end: IsoDate | null; isAgain: boolean };

const lineOf = ({ person, start, end, isAgain }: Span, today: IsoDate): HistoryLine => {
  const state = start > today ? 'planned' : end !== null && end <= today ? 'past' : 'now';
  const until = state === 'now' ? addDays(today, 1) : end;
  return {
    key: `${start}-${person === null ? 'nobody' : person.id}`,
    person,
    state,
    first: toDmy(start),
    last: end === null ? null : toDmy(addDays(end, -1)),
    days: until === null ? null : daysBetween(start, until),
    isAgain,
  };
};

/**
 * The periods of a record with the gaps between them, newest first. `ends` is the first day on which the record itself
 * is no longer there: from then on nobody is missing.
 */
export const historyLines = (periods: readonly HeldPeriod[], today: IsoDate, ends?: string | null): HistoryLine[] => {
  const spans = periods
    .map(({ employee, start_date: start, end_date: end }) => ({
      person: employee,
      start: isoOf(start) ?? '',
      end: isoOf(end) ?? null,
    }))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  return spans
    .flatMap((span, at): Span[] => {
      const before = spans[at - 1];
      const isAgain = before?.end === span.start && span.person.id > 0 && before.person.id === span.person.id;
      const line = { ...span, isAgain };
      const next = spans[at + 1]?.start ?? isoOf(ends) ?? null;
      const leavesGap = span.end !== null && (next === null || span.end < next);
      return leavesGap ? [line, { person: null, start: span.end ?? '', end: next, isAgain: false }] : [line];
    })
    .map((span) => lineOf(span, today))
    .toReversed();
};
