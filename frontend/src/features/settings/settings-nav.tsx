import { useTranslation } from 'react-i18next';
import { Link, useLocation } from '../../ui/router.ts';
import { useSettingsGroups } from './use-settings-groups.ts';
import classes from './settings-nav.module.css';

/** An entry stands for all pages below it, whatever its tab or search. */
const baseOf = (to: string): string => to.split(/[/?]/).slice(0, 3).join('/');

/** The settings that this user may open, by group. */
export const SettingsNav = () => {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  const isHere = (to: string): boolean => `${pathname}/`.startsWith(`${baseOf(to)}/`);
  return (
    <nav className={classes.nav} aria-label={t('title')}>
      {useSettingsGroups().map(({ group, entries }) => (
        <section key={group} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{t(`group.${group}`)}</h2>
          <ul>
            {entries.map(({ key, icon: Icon, to, title }) => (
              <li key={key}>
                <Link to={to} {...(isHere(to) && { 'aria-current': 'page' as const })}>
                  <Icon size={16} stroke={1.75} />
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
