import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editUser } from '#shared/contract/session/edit-user.ts';
import type { UserOut } from '#shared/contract/session/user.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../api/query.ts';
import { threeWayDiff } from '../../form/three-way-diff.ts';
import { useFormIssues } from '../../form/use-form-issues.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { useActor } from '../../ui/actor.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { useNavigate, useParams } from '../../ui/router.ts';
import { oneUser } from './find-user.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { StaleUser } from './stale-user.tsx';
import { UserAccess } from './user-access.tsx';
import { UserFields } from './user-fields.tsx';
import { formOf, userIssues, type UserForm } from './user-form.ts';
import { UserFormPage } from './user-form-page.tsx';
import { UserWait } from './user-wait.tsx';

const EditUser = ({ user }: { user: UserOut }) => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const actor = useActor();
  const [start, setStart] = useState(() => ({ values: formOf(user), version: user.version }));
  const [theirs, setTheirs] = useState<UserOut>();
  const form = useForm({ initialValues: start.values });
  const issues = useFormIssues(form);
  const guard = useLeaveGuard(form.isDirty());
  const call = useCall(editUser);
  const leave = (words: string): void => {
    guard.letGo();
    notifySuccess(words);
    void navigate(`${paths.settings}/users`);
  };
  const send = (values: UserForm, from: UserForm, version: number): void => {
    const changes = changedFields(from, values);
    if (Object.keys(changes).length === 0) return leave(t('users.unchanged'));
    call.mutate(
      { body: { id: user.id, version, ...changes } },
      {
        onSuccess: () => leave(t('users.saved', { name: values.name })),
        onError: ({ problem }) => {
          if (problem.code === 'stale_version') setTheirs(problem['current'] as UserOut);
          else issues.showProblem(problem);
        },
      },
    );
  };
  const takeOver = (values: UserForm, from: UserOut): void => {
    setStart({ values: formOf(from), version: from.version });
    form.setInitialValues(formOf(from));
    form.setValues(values);
    setTheirs(undefined);
  };
  const save = (): void => {
    if (issues.show(userIssues(form.values, false))) return;
    // Access was switched beside the form: a new version in which nothing of the form differs.
    const isSame = Object.keys(changedFields(start.values, formOf(user))).length === 0;
    send(form.values, start.values, isSame ? user.version : start.version);
  };
  return (
    <UserFormPage
      title={t('users.editTitle', { name: user.name })}
      issues={issues}
      problem={theirs ? undefined : call.error?.problem}
      saving={call.isPending}
      submit={t('users.save')}
      onSave={save}
    >
      <UserAccess user={user} />
      <UserFields form={form} isOwn={user.id === actor.user_id} />
      {guard.modal}
      <StaleUser
        difference={theirs && threeWayDiff(start.values, form.values, formOf(theirs))}
        saving={call.isPending}
        onKeepEditing={() => setTheirs(undefined)}
        onDiscard={() => theirs && takeOver(formOf(theirs), theirs)}
        onSave={(chosen) => {
          if (!theirs) return;
          takeOver(chosen, theirs);
          send(chosen, formOf(theirs), theirs.version);
        }}
      />
    </UserFormPage>
  );
};

const UserOfAddress = () => {
  const { id = '' } = useParams();
  const user = useQuery(oneUser(Number(id)));
  if (user.data) return <EditUser key={user.data.id} user={user.data} />;
  return user.data === null ? <NotFound /> : <UserWait user={user} />;
};

/** A user: who, role, rights, access. */
export const UserEditPage = () => (
  <RequireRight permission="users:manage">
    <UserOfAddress />
  </RequireRight>
);
