import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from './paths.ts';
import { Link } from './router.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { PageTitle } from './page-title.tsx';
import classes from './settings-layout.module.css';

type Props = {
  title: string;
  intro: string;
  actions?: ReactNode;
  /** Leaves out the link to the overview, on the overview itself. */
  isTop?: boolean;
  /** Makes the page as high as the sheet; its last part scrolls. */
  fills?: boolean;
  children: ReactNode;
};

/** The layout of a settings page: one column under its title, beside the navigation between settings. */
export const SettingsLayout = ({ title, intro, actions, isTop = false, fills = false, children }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame isTop={isTop}>
      <div className={classes.page} data-fills={fills}>
        <PageTitle of={title} />
        <header className={classes.head}>
          <div>
            {!isTop && (
              <Link to={paths.settings} className={classes.crumb}>
                {t('title')}
              </Link>
            )}
            <h1>{title}</h1>
            <p>{intro}</p>
          </div>
          {actions}
        </header>
        {children}
      </div>
    </SettingsFrame>
  );
};
