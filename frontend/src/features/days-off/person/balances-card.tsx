import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceOut } from '#shared/contract/days-off/balance.ts';
import { getEmployeeBalances } from '#shared/contract/days-off/get-employee-balances.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAmountWords } from '../parts/amount-words.ts';
import { typeColour } from '../../../ui/type-colour.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { givenBy, shareOf } from '../parts/balance-share.ts';
import classes from './person.module.css';

const CorrectBalanceModal = onDemand(async () => (await import('./correct-balance-modal.tsx')).CorrectBalanceModal);

const Balance = ({ balance }: { balance: BalanceOut }) => {
  const { t } = useTranslation('days-off');
  const amount = useAmountWords();
  const words = (minutes: number): string => amount({ ...balance, minutes });
  const { text } = typeColour(balance.colour);
  return (
    <li className={classes.balance} data-over={balance.left < 0 || undefined}>
      <div className={classes.balanceHead}>
        <span>{balance.type_name}</span>
        <strong>{t('person.balance.left', { amount: words(balance.left) })}</strong>
      </div>
      <div className={classes.track} style={{ color: text }} aria-hidden="true">
        <span data-key="taken" style={{ width: shareOf(balance, balance.taken) }} />
        <span data-key="planned" style={{ width: shareOf(balance, balance.planned) }} />
      </div>
      <p>
        {t('person.balance.of', {
          taken: words(balance.taken),
          planned: words(balance.planned),
          right: words(givenBy(balance)),
        })}
        {balance.asked > 0 && ` ${t('person.balance.asked', { amount: words(balance.asked) })}`}
        {balance.carried_over > 0 &&
          ` ${t(balance.carried_until === null ? 'person.balance.carried' : 'person.balance.carriedUntil', {
            amount: words(balance.carried_over),
            day: balance.carried_until,
          })}`}
        {balance.carried_lapsed > 0 && ` ${t('person.balance.lapsed', { amount: words(balance.carried_lapsed) })}`}
      </p>
    </li>
  );
};

type Props = { employeeId: number; name: string; year: number };

/** What is left of each type in a year, with the corrections that changed it. */
export const BalancesCard = ({ employeeId, name, year }: Props) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const amount = useAmountWords();
  const [isCorrecting, setCorrecting] = useState(false);
  const answer = useQuery({
    ...query(getEmployeeBalances, { params: { employee_id: String(employeeId) }, query: { year: String(year) } }),
    placeholderData: keepPreviousData,
  });
  const balances = answer.data?.data ?? [];
  return (
    <SectionCard
      title={t('person.balance.title', { year: String(year) })}
      action={
        can('days:settings') &&
        balances.length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setCorrecting(true)}>
            {t('person.balance.correct')}
          </Button>
        )
      }
    >
      <LoadedPart answer={answer}>
        {({ data, corrections }) => (
          <>
            {data.length === 0 && <p className={classes.none}>{t('person.balance.none')}</p>}
            <ul className={classes.balances}>
              {data.map((balance) => (
                <Balance key={balance.type_id} balance={balance} />
              ))}
            </ul>
            {corrections.length > 0 && (
              <>
                <h3 className={classes.sub}>{t('person.correction.title')}</h3>
                <ul className={classes.corrections}>
                  {corrections.map((one) => {
                    const of = data.find(({ type_id: id }) => id === one.type_id);
                    return (
                      <li key={`${one.at} ${one.type_id}`}>
                        <span>{one.type_name}</span>
                        <strong>
                          {one.minutes > 0 && '+'}
                          {amount({
                            minutes: one.minutes,
                            day_minutes: of?.day_minutes ?? 0,
                            unit: of?.unit ?? 'hours',
                          })}
                        </strong>
                        <span className={classes.why}>{one.reason}</span>
                        <span className={classes.dim}>
                          {t('person.correction.by', { by: one.by, at: belgianMoment(one.at) })}
                        </span>
                      </li>
                    );
                  })}
                </ul>
              </>
            )}
          </>
        )}
      </LoadedPart>
      {isCorrecting && (
        <CorrectBalanceModal
          employeeId={employeeId}
          name={name}
          year={year}
          balances={balances}
          close={() => setCorrecting(false)}
        />
      )}
    </SectionCard>
  );
};
