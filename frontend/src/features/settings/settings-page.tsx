import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { useSettingsGroups } from './use-settings-groups.ts';
import classes from './settings.module.css';

/** The settings that this user may change; a user who may change none gets the 403 page. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const groups = useSettingsGroups();
  if (groups.length === 0) return <RequireRight permission="settings:manage">{null}</RequireRight>;
  return (
    <SettingsLayout title={t('title')} intro={t('intro')} isTop>
      {groups.map(({ group, entries }) => (
        <section key={group} className={classes.group}>
          <h2>{t(`group.${group}`)}</h2>
          <ul className={classes.overview}>
            {entries.map(({ key, icon: Icon, to, title, text }) => (
              <li key={key}>
                <Link to={to}>
                  <Icon size={18} stroke={1.75} />
                  <span className={classes.words}>
                    <strong>{t(title)}</strong>
                    <span>{t(text)}</span>
                  </span>
                  <IconChevronRight size={16} stroke={1.75} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SettingsLayout>
  );
};
