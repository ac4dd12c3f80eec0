import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { formerEmploymentsOf, type FormerEmployment } from './employee.dated.ts';
import type { Employee } from './employee.ts';

/* Employments that ended before the present one began (docs/areas/people.md#hired-again). */

/** The most earlier employments of a person. */
export const FORMER_MAX = 20;

type Before = Pick<Employee, 'former_employments'>;

const byEnd = (one: FormerEmployment, other: FormerEmployment): number =>
  one.active_until < other.active_until ? -1 : 1;

/** Oldest first; null where there is none. */
export const storedEmployments = (asked: readonly FormerEmployment[]): FormerEmployment[] | null =>
  asked.length === 0 ? null : asked.toSorted(byEnd);

const min = (day: IsoDate): { min: string } => ({ min: toDmy(day) });

/**
 * What is wrong with the earlier employments of a person whose present one begins on a day, each at its place:
 * `former_employments.1.active_until`. Days that are stored already are not judged again for their year.
 */
export const formerEmploymentIssues = (
  { former_employments: before }: Before,
  asked: readonly FormerEmployment[],
  { start_date: present }: Pick<Employee, 'start_date'>,
  today: IsoDate,
): Issue[] => {
  if (asked.length === 0) return [];
  if (present === null) return [issue('start_date', 'required')];
  const stored = new Set((before ?? []).flatMap((each) => [each.start_date, each.active_until]));
  const inOrder = asked.toSorted(byEnd);
  return asked.flatMap((each, at) => {
    const path = (field: keyof FormerEmployment): string => `former_employments.${at}.${field}`;
    const { start_date: first, active_until: last } = each;
    const earlier = inOrder[inOrder.indexOf(each) - 1];
    if (last >= present) return [issue(path('active_until'), 'date_after_max', { max: toDmy(addDays(present, -1)) })];
    if (first !== null && last < first) return [issue(path('active_until'), 'date_before_min', min(first))];
    if (earlier && first === null) return [issue(path('start_date'), 'required')];
    if (earlier && first !== null && first <= earlier.active_until)
      return [issue(path('start_date'), 'date_before_min', min(addDays(earlier.active_until, 1)))];
    return [
      ...(stored.has(first) ? [] : sensibleDayIssues(path('start_date'), first, today)),
      ...(stored.has(last) ? [] : sensibleDayIssues(path('active_until'), last, today)),
    ];
  });
};

/** Employments that ended before the present one began, as a text for the feed: `01/01/2020 – 30/06/2026`; null for none. */
export const formerEmploymentsText = (
  person: Pick<Employee, keyof FormerEmployment | 'former_employments'>,
): string | null =>
  formerEmploymentsOf(person)
    .map(({ start_date: first, active_until: last }) => `${first === null ? '…' : toDmy(first)} – ${toDmy(last)}`)
    .join(', ') || null;
