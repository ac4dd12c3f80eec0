import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { query } from '../../../api/query.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './participants.module.css';

const ALL = 'all';

type Props = { team: number | null; onTeam: (team: number | null) => void };

/** Narrows participants to those of a team. */
export const TeamFilter = ({ team, onTeam }: Props) => {
  const { t } = useTranslation('trainings');
  const teams = useQuery(query(listTeams, {}));
  const choices = (teams.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      className={classes.filter ?? ''}
      size="xs"
      withScrollArea={false}
      searchable={choices.length > 12}
      aria-label={t('people.filter.team')}
      data={[{ value: ALL, label: t('people.filter.all.team') }, ...choices]}
      value={team === null ? ALL : String(team)}
      onChange={(value) => onTeam(value === null || value === ALL ? null : Number(value))}
      allowDeselect={false}
      {...selectSign}
    />
  );
};
