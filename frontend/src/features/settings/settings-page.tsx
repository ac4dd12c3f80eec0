import {
  IconCategory,
  IconChevronRight,
  IconForms,
  IconKey,
  IconListCheck,
  IconToggleRight,
  IconUserShield,
  IconUsersGroup,
  IconFilter,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';
import { useCan } from '../../ui/actor.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import classes from './settings.module.css';

type Entry = {
  key: 'users' | 'roles' | 'teams' | 'features' | 'customFields' | 'segments' | 'assetTypes' | 'impersonate';
  icon: ComponentType<{ size?: number; stroke?: number }>;
  permission: Permission;
};

const entries: readonly Entry[] = [
  { key: 'users', icon: IconKey, permission: 'users:manage' },
  { key: 'roles', icon: IconListCheck, permission: 'users:read' },
  { key: 'teams', icon: IconUsersGroup, permission: 'settings:manage' },
  { key: 'features', icon: IconToggleRight, permission: 'settings:manage' },
  { key: 'customFields', icon: IconForms, permission: 'custom-fields:define' },
  { key: 'segments', icon: IconFilter, permission: 'segments:custom' },
  { key: 'assetTypes', icon: IconCategory, permission: 'asset-types:edit' },
  { key: 'impersonate', icon: IconUserShield, permission: 'users:impersonate' },
];

/** What this user may set; whoever may set nothing gets the 403 page. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const can = useCan();
  const own = entries.filter(({ permission }) => can(permission));
  if (own.length === 0) return <RequireRight permission="settings:manage">{null}</RequireRight>;
  return (
    <SettingsLayout title={t('title')} intro={t('intro')} isTop>
      <ul className={classes.overview}>
        {own.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Link to={`${paths.settings}/${key}`}>
              <Icon size={18} stroke={1.75} />
              <span className={classes.words}>
                <strong>{t(`card.${key}`)}</strong>
                <span>{t(`card.${key}Text`)}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </SettingsLayout>
  );
};
