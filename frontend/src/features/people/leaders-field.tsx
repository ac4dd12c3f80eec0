import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOut } from '#shared/contract/people/team.ts';
import { PersonPicker } from '../../form/person-picker.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import classes from './teams.module.css';

type Leaders = TeamOut['leaders'];
type Props = { leaders: Leaders; onChange: (leaders: Leaders) => void; error?: ReactNode };

/** The leaders of a team, each with a button that removes them, and a picker that adds one. */
export const LeadersField = ({ leaders, onChange, error }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.field}>
      <PersonPicker
        label={t('teams.leaders')}
        help={t('teams.leadersHelp')}
        placeholder={t('teams.leaderPlaceholder')}
        // The picker is empty again after each choice: the chosen person joins the list below.
        value={0}
        nobody={false}
        error={error}
        onChange={(id, person) => {
          if (person && !leaders.some((leader) => leader.id === id))
            onChange([...leaders, { id, name: person.name, avatar: person.avatar ?? null }]);
        }}
      />
      {leaders.length > 0 && (
        <ul className={classes.chosen}>
          {leaders.map(({ id, name, avatar }) => (
            <li key={id}>
              <PersonChip name={name} picture={avatar} />
              <ActionIcon
                aria-label={t('teams.removeLeader', { name })}
                onClick={() => onChange(leaders.filter((leader) => leader.id !== id))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
