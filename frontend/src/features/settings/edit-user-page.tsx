import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editUser } from '#shared/contract/session/edit-user.ts';
import type { UserOut } from '#shared/contract/session/user.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useCall } from '../../api/query.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn, useParams } from '../../ui/router.ts';
import { AskedRights } from './asked-rights.tsx';
import { userById } from './find-user.ts';
import { UserAccess } from './user-access.tsx';
import { UserFields } from './user-fields.tsx';
import { formOf, outsideOf, userIssues, type UserForm } from './user-form.ts';
import { useUserWords } from './use-user-words.tsx';

const EditUser = ({ user }: { user: UserOut }) => {
  const { t } = useTranslation('settings');
  const goOn = useGoOn();
  const { crumbs, labelOf, show } = useUserWords();
  const call = useCall(editUser);
  const edit = useEdit<UserForm, UserOut>({ record: user, formOf, call });
  const send = (mine: UserForm, { record, values }: EditStart<UserForm, UserOut>): void => {
    if (edit.issues.show(userIssues(mine, false))) return;
    const body = { id: user.id, version: record.version, ...changedFields(values, mine) };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('users.saved', { name: mine.name }));
      goOn(paths.users);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('users.editTitle', { name: user.name })}
      crumbs={crumbs}
      submit={t('users.save')}
      labelOf={labelOf}
      staleTitle={t('users.staleTitle')}
      show={show}
      send={send}
    >
      <AskedRights userId={user.id} />
      <UserAccess user={user} />
      <UserFields form={edit.form} outside={outsideOf(user)} />
    </EditPage>
  );
};

const EditUserRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery(userById(Number(id)));
  return (
    <Loaded answer={answer}>{(user) => (user === null ? <NotFound /> : <EditUser key={user.id} user={user} />)}</Loaded>
  );
};

/** Edits the name, role, rights and access of a user: /settings/users/{id}. */
export const EditUserPage = () => (
  <RequireRight permission="users:manage">
    <SettingsFrame>
      <EditUserRoute />
    </SettingsFrame>
  </RequireRight>
);
