import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import classes from './people.module.css';

/** The avatar and name of a person, with a badge if they are deactivated. */
export const PersonLabel = ({ person }: { person: { name: string; avatar: string | null; deleted: 0 | 1 } }) => {
  const { t } = useTranslation('people');
  return (
    <span className={classes.name}>
      <Avatar name={person.name} picture={person.avatar} />
      <span className={classes.text}>{person.name}</span>
      {person.deleted === 1 && <ToneBadge>{t('list.deactivated')}</ToneBadge>}
    </span>
  );
};
