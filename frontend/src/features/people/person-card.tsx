import { useTranslation } from 'react-i18next';
import type { EmployeeRowOut } from '#shared/contract/people/employee.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';

/** A person at phone width: the name, then the teams and the employee number. */
export const PersonCard = ({ person }: { person: EmployeeRowOut }) => {
  const { t } = useTranslation('people');
  const { name, avatar, deleted, team_names: teams, employee_number: number } = person;
  return (
    <RowCard
      face={<Avatar name={name} picture={avatar} size={36} />}
      name={<strong>{name}</strong>}
      line={[teams, number].filter(Boolean).join(' · ') || '–'}
      side={deleted === 1 && <ToneBadge>{t('list.deactivated')}</ToneBadge>}
    />
  );
};
