import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsers } from '#shared/contract/session/list-users.ts';
import type { UserRowOut } from '#shared/contract/session/user.ts';
import { userColumns, type UserRow } from '#shared/people/user.columns.ts';
import { paths } from '../../ui/paths.ts';
import { query } from '../../api/query.ts';
import { listColumns } from '../../list/list-column.ts';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useActor } from '../../ui/actor.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { roleKey } from '../../ui/role-key.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { rightsOf } from './user-form.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './users.module.css';

const UserName = ({ user }: { user: UserRowOut }) => {
  const { t } = useTranslation('settings');
  const { user_id } = useActor();
  return (
    <span className={classes.name}>
      <Avatar name={user.name} picture={user.avatar} />
      {user.name}
      {user.id === user_id && <ToneBadge tone="accent">{t('users.you')}</ToneBadge>}
      {user.active === 0 && <ToneBadge>{t('users.inactive')}</ToneBadge>}
    </span>
  );
};

const Rights = ({ user }: { user: UserRowOut }) => {
  const { t } = useTranslation('settings');
  return (
    <span className={classes.rights}>
      {rightsOf(user)
        .map((right) => t(`rightShort.${right}`))
        .join(' · ')}
    </span>
  );
};

const cell = (key: string, user: UserRowOut, t: TFunction<['settings', 'people']>) => {
  if (key === 'name') return <UserName user={user} />;
  if (key === 'role') return t(`role.${roleKey(user)}`);
  return key === 'group_access' ? <Rights user={user} /> : <ContactLink email={user.email} />;
};

const Users = () => {
  const { t } = useTranslation(['settings', 'people']);
  const columns = useMemo(
    () =>
      listColumns<UserRow, UserRowOut>(
        // The rights are in the column of the access, which is shown here by default.
        userColumns.map((column) => ({ ...column, shown: true })),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, user) => cell(key, user, t),
      ),
    [t],
  );
  return (
    <>
      <PageTitle of={t('users.title')} />
      <ListPage
        name="users"
        title={t('users.title')}
        searchPlaceholder={t('users.search')}
        columns={columns}
        source={(state) => query(listUsers, { query: toQuery(state) })}
        linkOf={(user) => paths.user(user.id)}
        renderCard={(user) => (
          <div className={classes.card}>
            <UserName user={user} />
            <span>{t(`role.${roleKey(user)}`)}</span>
            <Rights user={user} />
          </div>
        )}
        segments={[
          { value: 'all', label: t('users.active') },
          { value: 'inactive', label: t('users.inactive') },
        ]}
        actions={() => [{ key: 'roles', label: t('roles.title'), to: paths.roles }]}
        create={{ label: t('users.add'), to: paths.newUser }}
        first={{ when: () => false, content: null }}
        emptySegment={t('users.none')}
        noMore={t('users.noMore')}
      />
    </>
  );
};

/** The list of users with their rights: /settings/users. */
export const UsersPage = () => (
  <RequireRight permission="users:manage">
    <SettingsFrame>
      <Users />
    </SettingsFrame>
  </RequireRight>
);
