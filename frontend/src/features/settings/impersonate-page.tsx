import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { listUsers } from '#shared/contract/session/list-users.ts';
import { impersonate, PURPOSE_MAX } from '#shared/contract/session/impersonate.ts';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { callEndpoint } from '../../api/call.ts';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { LineField } from '../../form/line-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { roleKey } from '../../ui/role-key.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import classes from './settings.module.css';

const Impersonate = () => {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const users = useQuery(query(listUsers, { query: { per_page: PER_PAGE_MAX, orderby_column: 'name' } }));
  const options = (users.data?.data ?? [])
    .filter((user) => user.support === 0)
    .map((user) => ({
      value: String(user.id),
      label: t('impersonate.option', { name: user.name, role: t(`role.${roleKey(user)}`) }),
    }));
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);
  const { form, guard } = useNewForm({ user_id: '', purpose: '' }, { isPending: false, isSuccess: isSending });
  const start = async ({ user_id, purpose }: { user_id: string; purpose: string }): Promise<void> => {
    setProblem(undefined);
    const errors = {
      ...(user_id === '' && { user_id: t('impersonate.invalid') }),
      ...(purpose.trim() === '' && { purpose: t('impersonate.purposeMissing') }),
    };
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    setSending(true);
    try {
      const profile = await callEndpoint(impersonate, { body: { user_id: Number(user_id), purpose } });
      guard.allowLeaving();
      // Data that only support may see must not stay in the cache; the new user starts on the home page.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getProfile.id });
      history.replaceState(null, '', '/');
      client.setQueryData(query(getProfile, {}).queryKey, profile);
      notifySuccess(t('impersonate.done', { name: profile.name }));
    } catch (error) {
      setSending(false);
      setProblem(problemFromError(error));
    }
  };
  return (
    <SettingsLayout title={t('impersonate.title')} intro={t('impersonate.intro')}>
      <form className={classes.narrow} onSubmit={form.onSubmit((values) => void start(values))} noValidate>
        {guard.modal}
        {problem && <ErrorBox problem={problem} />}
        <SelectField
          searchable
          options={options}
          label={t('impersonate.user')}
          help={t('impersonate.help')}
          required
          {...form.getInputProps('user_id')}
          value={form.values.user_id}
        />
        <LineField
          max={PURPOSE_MAX}
          label={t('impersonate.purpose')}
          help={t('impersonate.purposeHelp')}
          required
          {...form.getInputProps('purpose')}
          value={form.values.purpose}
        />
        <Button type="submit" loading={isSending}>
          {t('impersonate.submit')}
        </Button>
      </form>
    </SettingsLayout>
  );
};

/** Lets support act as a user of the company: /settings/impersonate. */
export const ImpersonatePage = () => (
  <RequireRight permission="users:impersonate">
    <Impersonate />
  </RequireRight>
);
