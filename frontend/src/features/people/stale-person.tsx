import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { query } from '../../api/query.ts';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import { teamIds, type PersonField, type PersonForm } from './person-form.ts';

type Props = {
  difference: ThreeWay<PersonForm> | undefined;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: PersonForm) => void;
};

/** Mine and theirs per field, teams and statutes by name. */
export const StalePerson = (props: Props) => {
  const { t } = useTranslation('people');
  const teams = useQuery(query(listTeams, {}));
  const nameOf = (id: number): string => teams.data?.data.find((team) => team.id === id)?.name ?? String(id);
  const show = (field: PersonField, value: string): string => {
    if (value === '') return '';
    if (field === 'team_ids') return teamIds(value).map(nameOf).join(', ');
    if (field === 'avatar') return t('form.aPicture');
    if (field === 'statute' || field === 'dimona_statute') return t(`${field}.${value}` as 'statute.intern');
    return value;
  };
  return (
    <StaleEditModal
      {...props}
      title={t('form.staleTitle')}
      labelOf={(field) => t(`field.${field as PersonField}`)}
      show={show}
    />
  );
};
