import { NavLink } from './router.ts';
import classes from './area-tabs.module.css';

type Props = {
  /** What the tabs lead to, for screen readers. */
  label: string;
  tabs: readonly { to: string; label: string }[];
};

/** The tabs that lead to the lists of an area. */
export const AreaTabs = ({ label, tabs }: Props) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ''}>
        {tab.label}
      </NavLink>
    ))}
  </nav>
);
