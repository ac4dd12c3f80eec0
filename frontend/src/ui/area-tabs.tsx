import { NavLink } from './router.ts';
import classes from './area-tabs.module.css';

type Props = {
  /** What the tabs lead to, for screen readers. */
  label: string;
  /** The count is what waits behind a tab; nothing is shown for none. */
  tabs: readonly { to: string; label: string; count?: number | undefined }[];
};

/** The tabs that lead to the lists of an area. */
export const AreaTabs = ({ label, tabs }: Props) => (
  <nav className={classes.tabs} data-print="none" aria-label={label}>
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ''}>
        {tab.label} {tab.count !== undefined && tab.count > 0 && <span className={classes.count}>{tab.count}</span>}
      </NavLink>
    ))}
  </nav>
);
