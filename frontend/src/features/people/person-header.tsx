import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { exactSum, sumMoney } from '#shared/values/money.ts';
import { listLink } from '../../list/list-link.ts';
import { Neighbours } from '../../list/neighbours.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Money } from '../../ui/money.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { FactSkeleton, RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import { personParts } from './person-parts.ts';
import { timeInService } from './time-in-service.ts';
import { useHeldToday, useSeesHeld } from './use-held.ts';
import classes from './person.module.css';

const Badges = ({ person }: { person: EmployeeRowOut }) => {
  const { t } = useTranslation('people');
  if (person.deleted === 1) return <ToneBadge dot>{t('page.deactivated')}</ToneBadge>;
  return (
    <>
      <ToneBadge tone="green" dot>
        {t('page.active')}
      </ToneBadge>
      {person.active_until && <ToneBadge tone="amber">{t('page.leaving', { date: person.active_until })}</ToneBadge>}
    </>
  );
};

/** The first day, and how long ago that is; a day that lies ahead stands alone. */
const InService = ({ start, until }: { start: string; until: IsoDate }) => {
  const { t } = useTranslation('people');
  const { years, months } = timeInService(isoOf(start) ?? until, until);
  const words = [
    ...(years > 0 ? [t('duration.years', { count: years })] : []),
    ...(months > 0 ? [t('duration.months', { count: months })] : []),
  ].join(' ');
  return (
    <>
      {start} <span className={classes.quiet}>{words}</span>
    </>
  );
};

/** What everything that the person has costs a month; absent while nothing of it is known. */
const CostFact = ({ person }: { person: EmployeeRowOut }) => {
  const { data, isLoading } = useHeldToday(person.id);
  if (isLoading) return <FactSkeleton />;
  const ofVehicles = data?.vehicles.map(({ cost_monthly: cost }) => cost) ?? [];
  const cost = sumMoney([...ofVehicles, exactSum(data?.licences.map(({ cost_exact: exact }) => exact) ?? [])]);
  return cost > 0 ? <Money value={cost} /> : null;
};

const useFacts = (person: EmployeeRowOut): Fact[] => {
  const { t } = useTranslation('people');
  const can = useCan();
  const seesHeld = useSeesHeld();
  const today = useToday();
  const { function: work, reports_to_employee_id: managerId, reports_to_name: manager, start_date: start } = person;
  const last = isoOf(person.active_until);
  return [
    ...(work === null ? [] : [{ key: 'function', label: t('field.function'), value: work }]),
    ...(managerId && manager
      ? [
          {
            key: 'manager',
            label: t('fact.manager'),
            value: <PersonChip name={manager} to={paths.person(managerId)} />,
          },
        ]
      : []),
    ...(start
      ? [
          {
            key: 'start',
            label: t('fact.inService'),
            value: <InService start={start} until={last !== undefined && last < today ? last : today} />,
          },
        ]
      : []),
    ...personParts
      .flatMap(({ facts = [] }) => facts)
      .filter(({ permission }) => can(permission))
      .map(({ key, label, Value }) => ({ key, label: t(label), value: <Value person={person} /> })),
    ...(seesHeld ? [{ key: 'cost', label: t('fact.costMonthly'), value: <CostFact person={person} /> }] : []),
  ];
};

/** The name and state of a person, and the facts people look up most. */
export const PersonHeader = ({ person, actions }: { person: EmployeeRowOut; actions?: ReactNode }) => {
  const { t } = useTranslation('people');
  const { id, name, avatar, team_ids: teams, team_names: teamNames } = person;
  const facts = useFacts(person);
  return (
    <RecordHeader
      crumbs={[
        { label: t('title'), to: paths.people },
        ...(teams.length === 1
          ? [{ label: teamNames, to: listLink(paths.people, { segment: `team_${String(teams[0])}` }) }]
          : []),
      ]}
      place={<Neighbours list={listEmployees} at={paths.person(id)} pathOf={(row) => paths.person(row.id)} />}
      picture={<Avatar name={name} picture={avatar} size={40} />}
      title={name}
      badges={<Badges person={person} />}
      facts={facts}
      actions={actions}
    />
  );
};
