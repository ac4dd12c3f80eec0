import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { query } from '../../api/query.ts';
import { PersonName } from '../../form/person-name.tsx';
import { teamIds, type PersonField } from './person-form.ts';

/** The values of a person in words, such as the names of teams and statutes. */
export const usePersonWords = () => {
  const { t } = useTranslation('people');
  const teams = useQuery(query(listTeams, {}));
  const nameOf = (id: number): string => teams.data?.data.find((team) => team.id === id)?.name ?? String(id);
  return (field: PersonField, value: string): ReactNode => {
    if (value === '') return '';
    if (field === 'team_ids') return teamIds(value).map(nameOf).join(', ');
    if (field === 'reports_to_employee_id') return createElement(PersonName, { id: Number(value), nobody: '' });
    if (field === 'avatar') return t('form.aPicture');
    if (field === 'statute' || field === 'dimona_statute') return t(`${field}.${value}`);
    return value;
  };
};
