import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from './router.ts';
import classes from './crumbs.module.css';

export type Crumb = { label: string; to: string };

/** Links to the pages above a page, outermost first. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { t } = useTranslation('ui');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />}
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
