import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { reauthenticate } from '#shared/contract/integrations/reauthenticate.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../api/query.ts';
import { applyIssues } from '../form/apply-problem.ts';
import { fieldOf } from '../form/field-of.ts';
import { focusField } from '../form/focus-field.ts';
import { FormModal } from '../form/form-modal.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { CredentialsFields, useAsksSecret } from './credentials-fields.tsx';
import { credentialsBody, credentialsIssues, noCredentials, type CredentialsForm } from './credentials-form.ts';

type Props = {
  integration: { id: number; name: string };
  /** The customer code that is kept, if there is one; nothing else is known of the credentials. */
  customerCode?: string | null;
  /** Why the dialog is there: "The password was refused on 23/11/2026 09:50." */
  reason?: string;
  /** The button, where saving leads on to something: "Test and continue". */
  submit?: string;
  onSaved?: () => void;
  close: () => void;
};

/**
 * Asks for credentials that work and keeps them (docs/areas/integrations.md#credentials). Credentials that do not work
 * leave the dialog as it is, with what was typed, and the problem above it.
 */
export const CredentialsDialog = ({ integration, customerCode, reason, submit, onSaved, close }: Props) => {
  const { t } = useTranslation('integrations');
  const asksSecret = useAsksSecret();
  const call = useCall(reauthenticate);
  const form = useForm<CredentialsForm>({
    initialValues: { ...noCredentials, new_customer_code: customerCode ?? '' },
  });
  const fail = (problem: Problem): void => {
    if (problem.code !== 'connection_failed') return applyIssues(form, problem.fields);
    setTimeout(() => focusField('new_password'));
  };
  const save = (): void => {
    const issues = credentialsIssues(form.values, asksSecret);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { integration_id: integration.id, ...credentialsBody(form.values, asksSecret) } },
      {
        onSuccess: () => {
          notifySuccess(t('credentials.enabled', { name: integration.name }));
          close();
          onSaved?.();
        },
        onError: ({ problem }) => fail(problem),
      },
    );
  };
  return (
    <FormModal
      title={t('credentials.title', { name: integration.name })}
      submit={submit ?? t('credentials.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <Text size="sm">{[...(reason === undefined ? [] : [reason]), t('credentials.vault')].join(' ')}</Text>
      <CredentialsFields field={fieldOf(form, (name) => t(`field.${name}`))} first="new_username" />
    </FormModal>
  );
};
