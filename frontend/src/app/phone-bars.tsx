import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import { areaOf } from '../ui/nav.ts';
import { Link, NavLink, useLocation } from '../ui/router.ts';
import { TenantMark } from '../ui/tenant-mark.tsx';
import { DeferredMoreMenu } from './deferred-more-menu.tsx';
import { DeferredRunningJobs } from './deferred-running-jobs.tsx';
import { DeferredUserMenu } from './deferred-user-menu.tsx';
import { useNav } from './use-nav.ts';
import classes from './phone-bars.module.css';

const PLACES = 5;

export const TopBar = ({ onSearch }: { onSearch: () => void }) => {
  const { t } = useTranslation();
  const { tenant_logo, tenant_name } = useActor();
  const { pathname } = useLocation();
  const area = areaOf(useNav(), pathname);
  return (
    <nav className={classes.top} aria-label={tenant_name}>
      <Link to="/" aria-label={tenant_name} className={classes.home}>
        <TenantMark name={tenant_name} logo={tenant_logo} />
      </Link>
      <span className={classes.area}>{area ? t(area.label) : tenant_name}</span>
      <ActionIcon size={36} aria-label={t('shell:nav.search')} aria-haspopup="dialog" onClick={onSearch}>
        <IconSearch size={20} stroke={1.75} />
      </ActionIcon>
      <DeferredUserMenu look="bar" />
    </nav>
  );
};

export const BottomBar = () => {
  const { t } = useTranslation();
  const nav = useNav();
  const shown = nav.length > PLACES ? nav.slice(0, PLACES - 1) : nav;
  const rest = nav.slice(shown.length);
  return (
    <div className={classes.bottom} data-bottom-bar>
      <DeferredRunningJobs icons={false} />
      <nav className={classes.entries} aria-label={t('shell:nav.label')}>
        {shown.map(({ key, to, icon: Icon, label, shortLabel }) => (
          <NavLink key={key} to={to} end={to === '/'} className={classes.entry ?? ''}>
            <Icon size={20} stroke={1.75} />
            {t(shortLabel ?? label)}
          </NavLink>
        ))}
        {rest.length > 0 && <DeferredMoreMenu entries={rest} />}
      </nav>
    </div>
  );
};
