import { NavLink } from '../ui/router.ts';
import classes from './list-tabs.module.css';

type Props = { label: string; tabs: readonly { to: string; label: string }[] };

/** The tabs that lead to the lists of an area, under the title of each. */
export const ListTabs = ({ label, tabs }: Props) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ''}>
        {tab.label}
      </NavLink>
    ))}
  </nav>
);
