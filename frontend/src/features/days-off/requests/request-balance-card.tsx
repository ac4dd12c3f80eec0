import { useTranslation } from 'react-i18next';
import type { BalanceAfterOut } from '#shared/contract/days-off/request.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { daysFigure, useAmountWords } from '../parts/amount-words.ts';
import type { RequestDetails } from './request-details.ts';
import classes from './pane.module.css';

const BalanceCard = ({ balance, asked }: { balance: BalanceAfterOut; asked: number }) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  const { unit, day_minutes: dayMinutes } = balance;
  const figure = (minutes: number): string =>
    unit === 'hours' ? hoursFigure(minutes) : daysFigure(minutes, dayMinutes);
  const words = (minutes: number): string => amount({ minutes, day_minutes: dayMinutes, unit });
  const right = balance.right + balance.carried_over + balance.corrections;
  const share = (minutes: number): string => `${right <= 0 ? 0 : Math.min(100, Math.max(0, (minutes / right) * 100))}%`;
  const lines = [
    { key: 'taken', minutes: balance.taken },
    ...(balance.planned > 0 ? [{ key: 'planned', minutes: balance.planned }] : []),
    ...(asked > 0 ? [{ key: 'request', minutes: asked }] : []),
    { key: 'left', minutes: balance.left_after },
  ];
  return (
    <SectionCard title={t('inbox.balance.title', { type: balance.type_name, year: String(balance.year) })}>
      <div className={classes.right}>
        <span>{t('inbox.balance.right')}</span>
        <span>{words(right)}</span>
      </div>
      <div className={classes.track} aria-hidden="true">
        <span data-key="taken" style={{ width: share(balance.taken) }} />
        <span data-key="planned" style={{ width: share(balance.planned) }} />
        <span data-key="request" style={{ width: share(asked) }} />
      </div>
      <dl className={classes.figures}>
        {lines.map(({ key, minutes }) => (
          <div key={key} data-key={key} data-over={(key === 'left' && minutes < 0) || undefined}>
            <dt>{t(`inbox.balance.${key}`)}</dt>
            <dd>{figure(minutes)}</dd>
          </div>
        ))}
      </dl>
      {balance.carried_over > 0 && balance.carried_until !== null && (
        <p className={classes.note}>
          {t('inbox.balance.carried', { amount: words(balance.carried_over), day: balance.carried_until })}
        </p>
      )}
      {balance.carried_lapsed > 0 && (
        <p className={classes.note}>
          {t('inbox.balance.lapsed', {
            amount: words(balance.carried_lapsed),
            year: String(balance.year - 1),
            day: balance.carried_until ?? '',
          })}
        </p>
      )}
    </SectionCard>
  );
};

/** The balances of the type, of each year that this request touches, with what it takes of them. */
export const RequestBalances = ({ request }: { request: RequestDetails }) =>
  request.balances.map((balance) => (
    <BalanceCard
      key={balance.year}
      balance={balance}
      asked={request.days
        .filter(({ date }) => date.endsWith(`/${String(balance.year)}`))
        .reduce((sum, { minutes }) => sum + minutes, 0)}
    />
  ));
