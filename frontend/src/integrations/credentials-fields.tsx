import { useTranslation } from 'react-i18next';
import { CREDENTIAL_MAX } from '#shared/integrations/limits.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import type { FieldProps } from '../form/field-props.ts';
import { FieldPair } from '../form/field-pair.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useActor } from '../ui/actor.tsx';
import type { CredentialsForm } from './credentials-form.ts';

/** Whether the payroll office of this company gives out a secret beside the password. */
export const useAsksSecret = (): boolean => hasFlag(useActor(), 'integration_secret_required');

type Props = {
  field: (name: keyof CredentialsForm) => FieldProps;
  /** The field that takes the focus when a dialog opens. */
  first?: keyof CredentialsForm;
};

/** The credentials that a payroll office asks for. */
export const CredentialsFields = ({ field, first }: Props) => {
  const { t } = useTranslation('integrations');
  const asksSecret = useAsksSecret();
  const props = (name: keyof CredentialsForm) => ({
    ...field(name),
    required: true,
    maxLength: CREDENTIAL_MAX,
    ...(first === name && { 'data-autofocus': true }),
  });
  return (
    <>
      <FieldPair>
        <TextField {...props('new_username')} />
        <TextField {...props('new_customer_code')} />
      </FieldPair>
      <PasswordField {...props('new_password')} />
      {asksSecret && <PasswordField {...props('new_secret')} help={t('credentials.secretHelp')} />}
    </>
  );
};
