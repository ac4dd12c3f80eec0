import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { NavLink } from '../../../ui/router.ts';
import { SettingsLayout } from '../../../ui/settings-layout.tsx';
import classes from './days-off-settings.module.css';

const tabs = [
  { key: 'types', to: paths.dayOffTypes },
  { key: 'schedules', to: paths.workSchedules },
  { key: 'holidays', to: paths.holidays },
  { key: 'rights', to: paths.dayOffRights },
] as const;

type Props = { page: (typeof tabs)[number]['key']; actions?: ReactNode; children: ReactNode };

/** A page of the settings of days off, with links to the other ones; whoever reads days off may read it. */
export const DaysOffSettings = ({ page, actions, children }: Props) => {
  const { t } = useTranslation('days-off');
  return (
    <RequireRight permission="days:read">
      <SettingsLayout title={t(`settings.${page}.title`)} intro={t(`settings.${page}.intro`)} actions={actions}>
        <nav className={classes.tabs} aria-label={t('settings.tabs')}>
          {tabs.map(({ key, to }) => (
            <NavLink key={key} to={to} end className={classes.tab ?? ''}>
              {t(`settings.${key}.tab`)}
            </NavLink>
          ))}
        </nav>
        {children}
      </SettingsLayout>
    </RequireRight>
  );
};
