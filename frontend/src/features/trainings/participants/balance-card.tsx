import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceOut } from '#shared/contract/trainings/balance.ts';
import { getTrainingBalance } from '#shared/contract/trainings/get-training-balance.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useActor } from '../../../ui/actor.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { formatDays } from './shown-days.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './balance.module.css';

/** Years to look back on: those of a period of five years, and the next one. */
const YEARS_BACK = 5;
const figures = [
  'right',
  'carried_over',
  'followed_formal',
  'followed_informal',
  'planned',
  'left',
] as const satisfies readonly (keyof BalanceOut)[];
/** What says nothing about somebody without a right. */
const ofRight: ReadonlySet<string> = new Set(['right', 'carried_over', 'left']);

const Balance = ({ balance, person }: { balance: BalanceOut; person: string }) => {
  const { t } = useTranslation('trainings');
  const { reason } = balance;
  const shown = figures.filter((key) => reason === null || !ofRight.has(key));
  return (
    <>
      {reason !== null && <p className={classes.reason}>{t(`people.balance.reason.${reason}`, { name: person })}</p>}
      <dl className={classes.figures}>
        {shown.map((key) => (
          <div key={key} data-key={key} data-over={(key === 'left' && balance.left < 0) || undefined}>
            <dt>{t(`people.balance.${key}`)}</dt>
            <dd>{t('people.balance.days', { count: balance[key], days: formatDays(balance[key]) })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** The training right of a person in a year, in days (docs/areas/trainings.md#training-right). */
export const BalanceCard = ({ person }: { person: { id: number; name: string } }) => {
  const { t } = useTranslation('trainings');
  const thisYear = Number(useActor().today.slice(-4));
  const [year, setYear] = useState(thisYear);
  const answer = useQuery({
    ...query(getTrainingBalance, { params: { employee_id: String(person.id) }, query: { year: String(year) } }),
    placeholderData: keepPreviousData,
  });
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, at) => String(thisYear + 1 - at));
  return (
    <SectionCard
      title={t('people.balance.title')}
      action={
        <Select
          className={classes.year ?? ''}
          size="xs"
          withScrollArea={false}
          aria-label={t('people.balance.year')}
          data={years}
          value={String(year)}
          onChange={(value) => setYear(Number(value ?? thisYear))}
          allowDeselect={false}
          {...selectSign}
        />
      }
    >
      <LoadedPart answer={answer}>{(balance) => <Balance balance={balance} person={person.name} />}</LoadedPart>
    </SectionCard>
  );
};
