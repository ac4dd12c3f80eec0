import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { permissions, type Permission } from '#shared/permissions/rules.ts';
import { useCan } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { areaOf, groupRights, isRoleColumn, roleOf, rowOf, searchRights, type Column } from './role-matrix.ts';
import { RolesTable } from './roles-table.tsx';
import { RolesToolbar } from './roles-toolbar.tsx';
import { permissionText } from '../../ui/permission-text.ts';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { PHONE } from '../../ui/tokens.ts';
import { useRoleView } from './use-role-view.ts';
import { useScreen } from '../../ui/use-screen.ts';
import classes from './roles.module.css';

const Roles = () => {
  const { t } = useTranslation('settings');
  const can = useCan();
  const isPhone = useScreen(PHONE);
  const view = useRoleView(isPhone);
  const nameOf = (column: Column): string =>
    isRoleColumn(column) ? t(`role.${roleOf(column)}`) : t(`roles.modifier.${column}`);
  const helpOf = (column: Column): string =>
    isRoleColumn(column) ? `${t(`roleHelp.${roleOf(column)}`)}.` : t(`roles.modifierHelp.${column}`);
  const wordsOf = (permission: Permission): string =>
    [
      t(`roles.permission.${permissionText(permission)}`),
      t(`roles.area.${areaOf(permission)}`),
      ...rowOf(permission).flags.map((flag) => t(`right.${flag}`)),
    ].join(' ');
  const matches = searchRights(view.search, wordsOf);
  const count =
    view.search.trim() === ''
      ? t('roles.haveYou', { count: permissions.filter(can).length, all: permissions.length })
      : t('roles.found', { count: matches.length });
  return (
    <SettingsLayout title={t('roles.title')} intro={t('roles.intro')} fills>
      <RolesToolbar view={view} isPhone={isPhone} nameOf={nameOf} />
      <p className={classes.note}>
        <span role="status">{count}</span>
        {view.column !== 'all' && <span>{helpOf(view.column)}</span>}
      </p>
      {matches.length === 0 ? (
        <CentredNotice isPart icon={IconSearch} title={t('roles.none')}>
          <Button variant="default" onClick={() => view.find('')}>
            {t('roles.clear')}
          </Button>
        </CentredNotice>
      ) : (
        <RolesTable groups={groupRights(matches)} columns={view.columns} nameOf={nameOf} scrolls={!isPhone} />
      )}
    </SettingsLayout>
  );
};

/** The permissions of each role and of what modifies it, in words: the matrix that the API checks. */
export const RolesPage = () => (
  <RequireRight permission="users:read">
    <Roles />
  </RequireRight>
);
