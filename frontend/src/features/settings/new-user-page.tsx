import { useTranslation } from 'react-i18next';
import { addUser } from '#shared/contract/session/add-user.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useNewForm } from '../../form/use-new-form.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn } from '../../ui/router.ts';
import { UserFields } from './user-fields.tsx';
import { emptyUser, userIssues } from './user-form.ts';
import { useUserWords } from './use-user-words.tsx';

const NewUser = () => {
  const { t } = useTranslation('settings');
  const goOn = useGoOn();
  const { crumbs, labelOf } = useUserWords();
  const call = useCall(addUser);
  const { form, issues, guard } = useNewForm(emptyUser, call);
  const save = (): void => {
    if (issues.show(userIssues(form.values, true))) return;
    const { subject, ...rest } = form.values;
    call.mutateAsync({ body: { ...rest, ...(subject.trim() !== '' && { subject }) } }).then(
      () => {
        guard.allowLeaving();
        notifySuccess(t('users.added', { name: form.values.name }));
        goOn(paths.users, { replace: true });
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
  return (
    <FormPage
      title={t('users.addTitle')}
      crumbs={crumbs}
      cancelTo={paths.users}
      issues={issues}
      labelOf={labelOf}
      problem={call.error?.problem}
      saving={call.isPending}
      submit={t('users.invite')}
      onSubmit={save}
    >
      {guard.modal}
      <UserFields form={form} isNew />
    </FormPage>
  );
};

/** Adds a user: /settings/users/new. */
export const NewUserPage = () => (
  <RequireRight permission="users:manage">
    <SettingsFrame>
      <NewUser />
    </SettingsFrame>
  </RequireRight>
);
