import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { dayNumber, weekdayOf } from '#shared/days-off/day-numbers.ts';
import { barsOf, type Bar, type CalendarPerson } from './month-bars.ts';
import type { MonthDay } from './month-days.ts';

/** Days off of a person as the agenda lists them on one of their days. */
export type AgendaLine = { person: CalendarPerson; bar: Bar };

export type AgendaDay = { at: number; lines: AgendaLine[]; away: number; asked: number };

const partOf = (entry: EntryOut, schedule: number): number =>
  schedule === 0 ? 0 : Math.min(1, entry.minutes / schedule);

/** The days of a month with whoever is away on them; free days on which nobody is away are left out. */
export const agendaDays = (people: readonly CalendarPerson[], days: readonly MonthDay[]): AgendaDay[] => {
  const agenda: AgendaDay[] = days.map((_, at) => ({ at, lines: [], away: 0, asked: 0 }));
  for (const person of people) {
    for (const bar of barsOf(person, days)) {
      for (let at = bar.from; at <= bar.to; at++) {
        const schedule = person.schedule[at] ?? 0;
        const day = agenda[at];
        if (!day || (schedule === 0 && bar.from !== bar.to)) continue;
        day.lines.push({ person, bar });
        const isEdge = at === bar.from || at === bar.to;
        const part = isEdge ? partOf(bar.entry, schedule) : 1;
        if (bar.entry.state === 'approved') day.away += part;
        else day.asked += 1;
      }
    }
  }
  return agenda.filter(({ at, lines }) => lines.length > 0 || !days[at]?.isWeekend);
};

/** The first day of the week after or before that of a day, both as places in the month; undefined beyond the month. */
export const weekBeside = (days: readonly MonthDay[], at: number, by: -1 | 1): number | undefined => {
  const next = at - weekdayOf(dayNumber(days[at]?.iso ?? '')) + 7 * by;
  if (by === 1) return next < days.length ? next : undefined;
  return at === 0 ? undefined : Math.max(0, next);
};

/** How a line says when its days end and begin. */
export type AgendaWords = 'whole' | 'morning' | 'afternoon' | 'minutes' | 'until' | 'since' | 'last' | 'fromAfternoon';

/** What to say about a bar on one of its days: a single day by its part, several by their end. */
export const agendaWords = ({ from, to, before, after, entry }: Bar, at: number): AgendaWords => {
  if (from === to) {
    if (entry.part === 'minutes') return 'minutes';
    if (before > 0) return 'afternoon';
    return after > 0 ? 'morning' : 'whole';
  }
  if (at === to) return 'last';
  if (at === from) return before > 0 ? 'fromAfternoon' : 'until';
  return 'since';
};
