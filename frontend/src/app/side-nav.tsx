import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import type { NavEntry } from '../ui/nav.ts';
import { preloadOn } from '../ui/preload.ts';
import { Link, NavLink, useLocation } from '../ui/router.ts';
import { DeferredTip } from '../ui/deferred-tip.tsx';
import { TenantMark } from '../ui/tenant-mark.tsx';
import { wholeNumber } from '../ui/whole-number.ts';
import { DeferredRunningJobs } from './deferred-running-jobs.tsx';
import { DeferredUserMenu } from './deferred-user-menu.tsx';
import { SearchButton } from './search-button.tsx';
import { useNavCounts } from './use-nav-counts.ts';
import { useNav } from './use-nav.ts';
import classes from './side-nav.module.css';

type Props = {
  /** Shows icons only, 56 wide. */
  icons: boolean;
  /** Undefined where the window is too narrow to unfold the navigation. */
  onFold: (() => void) | undefined;
  onSearch: () => void;
};

export const SideNav = ({ icons, onFold, onSearch }: Props) => {
  const { t } = useTranslation('shell');
  const { tenant_logo, tenant_name } = useActor();
  const nav = useNav();
  const counts = useNavCounts(!icons);
  return (
    <nav className={classes.nav} aria-label={t('nav.label')} data-icons={icons}>
      <div className={classes.tenant}>
        <Link to="/" className={classes.home} aria-label={tenant_name}>
          <TenantMark name={tenant_name} logo={tenant_logo} />
          {!icons && <span>{tenant_name}</span>}
        </Link>
        {onFold && <Fold icons={icons} onFold={onFold} />}
      </div>
      <SearchButton look={icons ? 'icon' : 'full'} onClick={onSearch} />
      <Entries entries={nav.filter(({ place }) => place !== 'bottom')} icons={icons} counts={counts} />
      <div className={classes.room} />
      <DeferredRunningJobs icons={icons} />
      <Entries entries={nav.filter(({ place }) => place === 'bottom')} icons={icons} counts={counts} />
      <DeferredUserMenu look={icons ? 'icon' : 'full'} />
    </nav>
  );
};

const Fold = ({ icons, onFold }: { icons: boolean; onFold: () => void }) => {
  const { t } = useTranslation('shell');
  const Icon = icons ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <ActionIcon onClick={onFold} aria-label={t(icons ? 'nav.wide' : 'nav.narrow')}>
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
};

type Counts = ReturnType<typeof useNavCounts>;

const Entries = ({ entries, icons, counts }: { entries: NavEntry[]; icons: boolean; counts: Counts }) =>
  entries.length > 0 && (
    <ul className={classes.entries}>
      {entries.map((entry) => {
        const counted = entry.counts ?? entry.object;
        return <Entry key={entry.key} entry={entry} icons={icons} count={counted && counts[counted]} />;
      })}
    </ul>
  );

type EntryProps = { entry: NavEntry; icons: boolean; count: number | undefined };

const Entry = ({ entry: { to, also, icon: Icon, label }, icons, count }: EntryProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <li>
      <NavLink
        ref={link}
        to={to}
        end={to === '/'}
        className={classes.entry ?? ''}
        data-also={(also !== undefined && pathname.startsWith(also)) || undefined}
        aria-label={icons ? t(label) : undefined}
        {...preloadOn(to)}
      >
        <Icon size={18} stroke={1.75} />
        {!icons && <span>{t(label)}</span>}
        {/* The count is hidden from screen readers, which hear it on the list: the link keeps its name. */}
        {!icons && count !== undefined && (
          <span className={classes.count} aria-hidden>
            {wholeNumber(count)}
          </span>
        )}
      </NavLink>
      {icons && <DeferredTip label={t(label)} target={link} />}
    </li>
  );
};
