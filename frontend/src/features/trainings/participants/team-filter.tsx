import { useTranslation } from 'react-i18next';
import { useTeamOptions } from '../../../people-choice/use-team-options.ts';
import { selectSign, UNSEARCHED_MAX } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './participants.module.css';

const ALL = 'all';

type Props = { team: number | null; onTeam: (team: number | null) => void };

/** Narrows participants to those of a team. */
export const TeamFilter = ({ team, onTeam }: Props) => {
  const { t } = useTranslation('trainings');
  const { options: choices } = useTeamOptions();
  return (
    <Select
      className={classes.filter ?? ''}
      size="xs"
      withScrollArea={false}
      searchable={choices.length > UNSEARCHED_MAX}
      aria-label={t('people.filter.team')}
      data={[{ value: ALL, label: t('people.filter.all.team') }, ...choices]}
      value={team === null ? ALL : String(team)}
      onChange={(value) => onTeam(value === null || value === ALL ? null : Number(value))}
      allowDeselect={false}
      {...selectSign}
    />
  );
};
