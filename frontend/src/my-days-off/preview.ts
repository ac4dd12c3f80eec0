import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';
import type { Preview } from '../answer/link-calls.ts';
import { amountText, dayText, words } from './words.ts';

/** The warnings that have words for the person who asks; the others are for whoever decides. */
const shownWarnings = ['beyond_balance', 'month_closed'];

/** What days off would come to: the amount, what is left, the days that count nothing, and warnings. */
export const previewNodes = (
  { days, minutes, day_minutes: dayMinutes, balances, warnings }: Preview,
  type: DaysOffShown['types'][number] | undefined,
): HTMLElement[] => {
  const amount = (of: number): string => amountText(of, type?.unit ?? 'days', dayMinutes);
  const skipped = days.flatMap(({ date, skipped: why }) =>
    why === null ? [] : [element('li', {}, words(`preview.skipped.${why}`, { day: dayText(date) }))],
  );
  return [
    element('p', {}, element('b', {}, words('preview.counts', { amount: amount(minutes) }))),
    ...balances.map(({ left_after: left, type_name: name, year }) =>
      element('p', {}, words('preview.after', { amount: amount(left), type: name, year: String(year) })),
    ),
    ...(skipped.length > 0 ? [element('ul', {}, ...skipped)] : []),
    ...warnings
      .filter((warning) => shownWarnings.includes(warning))
      .map((warning) => element('p', { class: 'notice' }, words(`preview.warning.${warning}`))),
  ];
};
