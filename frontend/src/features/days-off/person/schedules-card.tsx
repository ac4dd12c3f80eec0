import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEmployeeSchedules } from '#shared/contract/days-off/get-employee-schedules.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { DEFAULT_SCHEDULE_NAME } from '#shared/days-off/person-schedules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { monthName } from '../../../ui/month-name.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './person.module.css';

const UnlockModal = onDemand(async () => (await import('../calendar/unlock-modal.tsx')).UnlockModal);
const AssignScheduleModal = onDemand(async () => (await import('./assign-schedule-modal.tsx')).AssignScheduleModal);

type Answer = EndpointResponse<typeof getEmployeeSchedules>;
type Props = { employeeId: number; name: string };

const Periods = ({ data }: Pick<Answer, 'data'>) => {
  const { t } = useTranslation('days-off');
  return (
    <ul className={classes.schedules}>
      {data.map((period) => (
        <li key={period.from ?? ''}>
          <span>
            {period.name === DEFAULT_SCHEDULE_NAME ? t('schedule.default') : period.name}
            {period.is_current && (
              <>
                {' '}
                <ToneBadge tone="green">{t('person.schedule.current')}</ToneBadge>
              </>
            )}
          </span>
          <span className={classes.dim}>
            {t(period.from === null ? 'person.schedule.default' : 'person.schedule.from', {
              from: period.from,
              hours: hoursFigure(period.weekly_minutes),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const LockedMonths = ({ months, unlock }: { months: Answer['locked_months']; unlock: (month: string) => void }) => {
  const { t } = useTranslation('days-off');
  const mayUnlock = useCan()('months:unlock');
  if (months.length === 0) return null;
  return (
    <>
      <h3 className={classes.sub}>{t('person.locks.title')}</h3>
      <ul className={classes.locks}>
        {months.map(({ year, month, at }) => {
          const key = `${year}-${String(month).padStart(2, '0')}`;
          const name = monthName(key, 'full');
          return (
            <li key={key}>
              <IconLock size={16} stroke={1.75} />
              <span>{t('person.locks.pushed', { month: name, day: belgianMoment(at).slice(0, 10) })}</span>
              {mayUnlock && (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={t('person.locks.unlockOf', { month: name })}
                  onClick={() => unlock(key)}
                >
                  {t('person.locks.unlock')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The work schedules of a person by day, and the months that were pushed to payroll. */
export const SchedulesCard = ({ employeeId, name }: Props) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const [isAssigning, setAssigning] = useState(false);
  const [unlocking, setUnlocking] = useState<string>();
  const answer = useQuery(query(getEmployeeSchedules, { params: { employee_id: String(employeeId) } }));
  return (
    <SectionCard
      title={t('person.schedule.title')}
      action={
        can('days:settings') && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAssigning(true)}>
            {t('person.schedule.assign')}
          </Button>
        )
      }
    >
      <LoadedPart answer={answer}>
        {({ data, locked_months: months }) => (
          <>
            <Periods data={data} />
            <LockedMonths months={months} unlock={setUnlocking} />
          </>
        )}
      </LoadedPart>
      {isAssigning && <AssignScheduleModal employeeId={employeeId} name={name} close={() => setAssigning(false)} />}
      {unlocking && (
        <UnlockModal
          person={{ employee_id: employeeId, name }}
          month={unlocking}
          close={() => setUnlocking(undefined)}
        />
      )}
    </SectionCard>
  );
};
