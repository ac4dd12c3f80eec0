import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays, parseDmy, toDmy } from '#shared/values/dates.ts';
import type { ProblemError } from '../api/problem.ts';
import { useActor } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { NoPersonChip } from '../ui/person-chip.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { Holder } from './holder.tsx';
import classes from './holder-history.module.css';

type Period = {
  employee: { id: number; name: string; avatar: string | null; team_names: string };
  start_date: string;
  end_date: string | null;
  days: number;
};

type Props = {
  title: string;
  /** Shown while nobody has ever had the record. */
  empty: string;
  answer: UseQueryResult<{ periods: readonly Period[] }, ProblemError>;
};

/** The last day of a period; `end` is the day after it. */
const lastDay = (end: string): string => {
  const iso = parseDmy(end);
  return iso === null ? end : toDmy(addDays(iso, -1));
};

/** Who had the record from when to when, latest first. */
export const HolderHistory = ({ title, empty, answer }: Props) => {
  const { t } = useTranslation('records');
  const today = parseDmy(useActor().today) ?? '';
  const periods = answer.data?.periods;
  return (
    <SectionCard title={title} flush>
      {answer.isPending && <Skeleton height={20} m={12} width="60%" />}
      {answer.isError && <ErrorBox problem={answer.error.problem} onRetry={() => void answer.refetch()} />}
      {periods?.length === 0 && <p className={classes.none}>{empty}</p>}
      <ol className={classes.history}>
        {periods?.map(({ employee, start_date, end_date, days }) => {
          const planned = (parseDmy(start_date) ?? '') > today;
          const to = end_date === null ? t('history.today') : lastDay(end_date);
          return (
            <li key={start_date}>
              <span className={classes.holder}>
                <Holder
                  person={employee.id === 0 ? null : employee}
                  nobody={<NoPersonChip label={t('history.someone')} />}
                />
              </span>
              <span className={classes.team}>{employee.team_names}</span>
              <span className={classes.dates}>
                {planned ? t('history.from', { from: start_date }) : t('history.until', { from: start_date, to })}
              </span>
              <span className={classes.days}>
                {planned ? (
                  <ToneBadge tone="accent">{t('history.planned')}</ToneBadge>
                ) : (
                  t('history.days', { count: days })
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
};
