import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { useCan } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { AssignmentsToday } from './assignments-today.tsx';

const Badges = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  if (person.deleted === 1) return <ToneBadge dot>{t('page.deactivated')}</ToneBadge>;
  if (!person.active_until) return null;
  return <ToneBadge tone="amber">{t('page.leaving', { date: person.active_until })}</ToneBadge>;
};

/** The name and state of a person, and the facts people look up most. */
export const PersonHeader = ({ person, actions }: { person: EmployeeOut; actions: ReactNode }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const facts: Fact[] = [
    ...(person.function === null ? [] : [{ key: 'function', label: t('field.function'), value: person.function }]),
    { key: 'team', label: t('page.team'), value: person.team_names || t('page.noTeam') },
    { key: 'number', label: t('page.number'), value: person.employee_number ?? <Empty /> },
    ...(person.start_date === undefined
      ? []
      : [{ key: 'start', label: t('page.start'), value: person.start_date ?? <Empty /> }]),
    ...(can('fleet:read') || can('assets:read') || can('software:read')
      ? [{ key: 'held', label: t('page.held'), value: <AssignmentsToday id={person.id} /> }]
      : []),
  ];
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.people }]}
      picture={<Avatar name={person.name} picture={person.avatar} size={40} />}
      title={person.name}
      badges={<Badges person={person} />}
      facts={facts}
      actions={actions}
    />
  );
};
