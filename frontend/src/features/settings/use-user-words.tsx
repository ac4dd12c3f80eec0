import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { PersonName } from '../../form/person-name.tsx';
import type { UserForm } from './user-form.ts';

const identityLabels: Readonly<Record<string, string>> = {
  name: 'users.name',
  email: 'users.email',
  subject: 'users.subject',
  employee_id: 'users.person',
  role: 'users.roleSection',
};

/** The fields and values of a user in words, rights as yes or no, and the breadcrumbs of the pages of users. */
export const useUserWords = () => {
  const { t } = useTranslation(['settings', 'form']);
  return {
    crumbs: [
      { label: t('title'), to: paths.settings },
      { label: t('users.title'), to: paths.users },
    ],
    labelOf: (field: string): string => t(identityLabels[field] ?? `right.${field}`),
    show: (field: keyof UserForm & string, value: string | number): ReactNode => {
      if (field === 'role') return t(`role.${value}`);
      if (field === 'group_access') return t(value === 'light' ? 'form:yes' : 'form:no');
      if (field === 'name' || field === 'email' || field === 'subject') return String(value);
      if (field === 'employee_id') return <PersonName id={Number(value)} nobody="" />;
      return t(value === 1 ? 'form:yes' : 'form:no');
    },
  };
};
