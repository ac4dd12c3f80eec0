import type { DaysOffShown } from '#shared/contract/links/link-detail.ts';
import { element } from '../answer/element.ts';
import { amountText, words } from './words.ts';

type Balance = DaysOffShown['balances'][number];

const figures = ['right', 'carried_over', 'corrections', 'taken', 'planned', 'asked'] as const;

const balanceNode = (balance: Balance): HTMLElement => {
  const { type_name: name, unit, day_minutes: dayMinutes, left, carried_until: until } = balance;
  const amount = (minutes: number): string => amountText(minutes, unit, dayMinutes);
  const lines = figures
    .filter((figure) => figure === 'right' || balance[figure] !== 0)
    .map((figure) =>
      element(
        'div',
        {},
        element('dt', {}, words(`figures.${figure}`, { until: until ?? '31/12' })),
        element('dd', {}, amount(balance[figure])),
      ),
    );
  return element(
    'details',
    {},
    element('summary', {}, element('span', {}, name), element('b', {}, words('left', { amount: amount(left) }))),
    element('dl', { class: 'figures' }, ...lines),
  );
};

/** What is left of each type; the figures behind it open. */
export const balancesSection = ({ balances, year }: DaysOffShown): HTMLElement =>
  element(
    'section',
    { 'aria-labelledby': 'balances' },
    element('h2', { id: 'balances' }, words('balances', { year: String(year) })),
    ...(balances.length === 0
      ? [element('p', { class: 'dim' }, words('noBalances'))]
      : balances.map((balance) => balanceNode(balance))),
  );
