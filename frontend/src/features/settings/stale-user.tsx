import { useTranslation } from 'react-i18next';
import { StaleEditModal } from '../../form/stale-edit-modal.tsx';
import type { ThreeWay } from '../../form/three-way-diff.ts';
import type { UserForm } from './user-form.ts';

type Props = {
  difference: ThreeWay<UserForm> | undefined;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  onSave: (chosen: UserForm) => void;
};

const inWho = {
  name: 'users.name',
  email: 'users.email',
  subject: 'users.subject',
  employee_id: 'users.person',
  role: 'users.roleSection',
} as const;

/** Mine and theirs per field; rights as on or off. */
export const StaleUser = (props: Props) => {
  const { t } = useTranslation(['settings', 'form']);
  const labelOf = (field: string): string =>
    field in inWho ? t(inWho[field as keyof typeof inWho]) : t(`right.${field}` as 'right.support');
  const show = (field: keyof UserForm & string, value: string | number): string => {
    if (field === 'role') return t(`role.${value}` as 'role.admin');
    if (field === 'group_access') return t(value === 'light' ? 'form:yes' : 'form:no');
    if (field === 'name' || field === 'email' || field === 'subject') return String(value);
    if (field === 'employee_id') return value === 0 ? '' : String(value);
    return t(value === 1 ? 'form:yes' : 'form:no');
  };
  return <StaleEditModal {...props} title={t('users.staleTitle')} labelOf={labelOf} show={show} />;
};
