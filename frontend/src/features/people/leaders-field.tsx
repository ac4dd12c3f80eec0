import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonPicker } from '../../form/person-picker.tsx';
import { PersonChip } from '../../ui/person-chip.tsx';
import classes from './teams.module.css';

export type Leader = { id: number; name: string };
type Props = {
  leaders: Leader[];
  /** The pictures of those who lead already. A link to one changes by itself, so it is no part of what is edited. */
  pictured: readonly (Leader & { avatar: string | null })[];
  onChange: (leaders: Leader[]) => void;
  error?: ReactNode;
};

/** The leaders of a team, each with a button that removes them, and a picker that adds one. */
export const LeadersField = ({ leaders, pictured, onChange, error }: Props) => {
  const { t } = useTranslation('settings');
  const [pictures, setPictures] = useState(new Map(pictured.map(({ id, avatar }) => [id, avatar])));
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
          if (!person || leaders.some((leader) => leader.id === id)) return;
          setPictures(new Map(pictures).set(id, person.avatar ?? null));
          onChange([...leaders, { id, name: person.name }]);
        }}
      />
      {leaders.length > 0 && (
        <ul className={classes.chosen}>
          {leaders.map(({ id, name }) => (
            <li key={id}>
              <PersonChip name={name} picture={pictures.get(id) ?? null} />
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
