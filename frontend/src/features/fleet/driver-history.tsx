import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { addDays, parseDmy, toDmy } from '#shared/values/dates.ts';
import { paths } from '../../app/paths.ts';
import { toProblemOf } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './vehicle-page.module.css';

/** The last day of a period whose end is the first day after it. */
const lastDay = (end: string): string => {
  const iso = parseDmy(end);
  return iso === null ? end : toDmy(addDays(iso, -1));
};

/** Who drove the vehicle from when to when, latest first. */
export const DriverHistory = ({ id }: { id: number }) => {
  const { t } = useTranslation('fleet');
  const can = useCan();
  const today = parseDmy(useActor().today) ?? '';
  const answer = useQuery(query(getCarAssignments, { params: { id: String(id) } }));
  const periods = answer.data?.periods;
  return (
    <SectionCard title={t('detail.sectionHistory')} flush>
      {answer.isPending && <Skeleton height={20} m={12} width="60%" />}
      {answer.isError && <ErrorBox problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />}
      {periods?.length === 0 && <p className={classes.none}>{t('detail.historyEmpty')}</p>}
      <ol className={classes.history}>
        {periods?.map(({ employee, start_date, end_date, days }) => {
          const planned = (parseDmy(start_date) ?? '') > today;
          const to = end_date === null ? t('detail.today') : lastDay(end_date);
          return (
            <li key={start_date}>
              <span className={classes.driver}>
                <PersonChip
                  name={employee.name}
                  picture={employee.avatar}
                  {...(can('people:read') && { to: paths.person(employee.id) })}
                />
              </span>
              <span className={classes.team}>{employee.team_names}</span>
              <span className={classes.dates}>
                {planned ? t('detail.from', { from: start_date }) : t('detail.until', { from: start_date, to })}
              </span>
              <span className={classes.days}>
                {planned ? (
                  <ToneBadge tone="accent">{t('detail.planned')}</ToneBadge>
                ) : (
                  t('detail.days', { count: days })
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
};
