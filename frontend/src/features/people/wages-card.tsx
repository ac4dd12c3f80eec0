import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut, WageOut } from '#shared/contract/people/employee.ts';
import { isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { useCan } from '../../ui/actor.tsx';
import { Money } from '../../ui/money.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import classes from './wages.module.css';

const WagesModal = onDemand(async () => (await import('./wages-modal.tsx')).WagesModal);

/** Latest first; each ends on the day before the next one begins. */
const Periods = ({ wages }: { wages: readonly WageOut[] }) => {
  const { t } = useTranslation(['wages', 'people']);
  const today = useToday();
  const from = (at: number): string => isoOf(wages[at]?.from) ?? '';
  const current = wages.findLastIndex((_, at) => from(at) <= today);
  return (
    <ul className={classes.wages}>
      {wages
        .map((wage, at) => {
          const next = wages[at + 1];
          return (
            <li key={wage.from}>
              <span>
                {wage.amount === null || wage.type === 'intern_not_paid' ? (
                  t('notPaid')
                ) : (
                  <>
                    <Money value={wage.amount} /> {t(`per.${wage.type}`)}
                  </>
                )}{' '}
                {at === current && <ToneBadge tone="green">{t('current')}</ToneBadge>}
                {at > current && <ToneBadge tone="amber">{t('planned')}</ToneBadge>}
              </span>
              <span className={classes.dim}>
                {t(`people:wage_type.${wage.type}`)},{' '}
                {next
                  ? t('until', { from: wage.from, until: lastDayOf(next.from) })
                  : t(at > current ? 'from' : 'since', { from: wage.from })}
              </span>
            </li>
          );
        })
        .toReversed()}
    </ul>
  );
};

type Props = { person: EmployeeOut; wages: readonly WageOut[]; canEdit: boolean };

/** What a person was, is and will be paid. */
export const WagesCard = ({ person, wages, canEdit }: Props) => {
  const { t } = useTranslation(['wages', 'people']);
  const maySet = useCan()('people:set-wages') && canEdit;
  const [isChanging, setChanging] = useState(false);
  return (
    <SectionCard
      title={t('title')}
      action={
        maySet && (
          <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
            {t(wages.length > 0 ? 'change' : 'add')}
          </Button>
        )
      }
    >
      {wages.length > 0 ? <Periods wages={wages} /> : <p className={classes.none}>{t('none')}</p>}
      {isChanging && <WagesModal person={person} wages={wages} close={() => setChanging(false)} />}
    </SectionCard>
  );
};
