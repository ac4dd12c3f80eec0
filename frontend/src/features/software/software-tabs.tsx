import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { NavLink } from '../../ui/router.ts';
import classes from './software.module.css';

const tabs = [
  { key: 'products', to: paths.software },
  { key: 'licenses', to: paths.softwareLicenses },
  { key: 'grouped', to: paths.softwareLicensesByProduct },
] as const;

/** The tabs that lead to the lists of the area. */
export const SoftwareTabs = () => {
  const { t } = useTranslation('software');
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {tabs.map(({ key, to }) => (
        <NavLink key={key} to={to} end className={classes.tab ?? ''}>
          {t(`tabs.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
};
