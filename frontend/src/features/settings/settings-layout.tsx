import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './settings.module.css';

type Props = {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** The overview has nothing above it. */
  isTop?: boolean;
  children: ReactNode;
};

/** A settings page: one column of cards under its title. */
export const SettingsLayout = ({ title, intro, actions, isTop = false, children }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        breadcrumbs={isTop ? [] : [{ label: t('title'), to: paths.settings }]}
        actions={actions}
      />
      {intro && <p className={classes.intro}>{intro}</p>}
      <div className={classes.cards}>{children}</div>
    </div>
  );
};
