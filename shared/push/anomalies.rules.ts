import type { TakenDay } from '#shared/days-off/entries.ts';
import type { PersonCalendar } from '#shared/days-off/schedule.rules.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { AnomalyReason } from './names.ts';
import { blocksOf, leftBefore, type PayrollPerson } from './people.rules.ts';
import type { PushedLine } from './push-line.ts';

/* What is odd about the days of a person in a month (docs/areas/push.md#anomalies). */

export type AnomaliesOf = {
  readonly person: PayrollPerson;
  /** Requested and approved ones. */
  readonly entries: readonly TakenDay[];
  readonly lines: readonly PushedLine[];
  readonly calendar: PersonCalendar;
  readonly isOverSchedule: (typeId: number) => boolean;
  /** The office takes one code a day. */
  readonly oneCodePerDay: boolean;
  /** The days differ from what was pushed last. */
  readonly changedSince: boolean;
  /** The days of the month, both included. */
  readonly from: IsoDate;
  readonly to: IsoDate;
};

export type Anomaly = { date: IsoDate | null; reason: AnomalyReason; detail: string | null };

/** 456 is 7:36. */
const toClock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const ofPerson = ({ person, changedSince, from, to }: AnomaliesOf): Anomaly[] => {
  const month = { from, to };
  const blocks = blocksOf(person, month);
  const anomalies: Anomaly[] = [];
  if (blocks.includes('no_payroll_number')) anomalies.push({ date: null, reason: 'no_payroll_number', detail: null });
  const left = leftBefore(person, month);
  if (left !== null) anomalies.push({ date: null, reason: 'contract_ended', detail: toDmy(left) });
  if (changedSince) anomalies.push({ date: null, reason: 'changed_since_last_push', detail: null });
  return anomalies;
};

/** Approved minutes against the schedule of their day, without types that may exceed it. */
const againstSchedule = (date: IsoDate, minutes: number, calendar: PersonCalendar): Anomaly[] => {
  const scheduled = calendar.minutesOn(date);
  if (minutes <= scheduled) return [];
  return scheduled === 0
    ? [{ date, reason: 'day_without_schedule', detail: calendar.skipped(date) }]
    : [{ date, reason: 'more_minutes_than_schedule', detail: `${toClock(minutes)} > ${toClock(scheduled)}` }];
};

/**
 * The anomalies of a person: those about nobody's day first, then by day. Details are data for the screen, never
 * sentences.
 */
export const anomaliesOf = (of: AnomaliesOf): Anomaly[] => {
  const { entries, lines, calendar, isOverSchedule, oneCodePerDay, from, to } = of;
  const isWithin = ({ date }: { readonly date: IsoDate }): boolean => date >= from && date <= to;
  const entriesOn = Map.groupBy(entries.filter(isWithin), ({ date }) => date);
  const linesOn = Map.groupBy(lines.filter(isWithin), ({ date }) => date);
  const anomalies = ofPerson(of);
  for (const date of [...new Set([...entriesOn.keys(), ...linesOn.keys()])].toSorted()) {
    const ofDay = entriesOn.get(date) ?? [];
    if (ofDay.some(({ state }) => state === 'requested'))
      anomalies.push({ date, reason: 'calendar_request_not_approved', detail: null });
    const approved = ofDay.filter(({ state, type_id: type }) => state === 'approved' && !isOverSchedule(type));
    anomalies.push(...againstSchedule(date, approved.reduce((sum, { minutes }) => sum + minutes, 0), calendar)); // prettier-ignore
    const codes = [...new Set((linesOn.get(date) ?? []).map(({ code }) => code))];
    if (oneCodePerDay && codes.length > 1)
      anomalies.push({ date, reason: 'two_codes_on_one_day', detail: codes.toSorted().join(', ') });
  }
  return anomalies;
};
