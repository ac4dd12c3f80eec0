import { lazy, Suspense, type ReactNode } from 'react';
import classes from './settings-frame.module.css';
import { settingsNav } from './settings-nav-code.ts';

const Nav = lazy(async () => ({ default: await settingsNav.load() }));

/**
 * A page of the settings, beside the navigation between them; the overview, which is that navigation with more words,
 * has none beside it, and a narrow window has its way back above the title.
 */
export const SettingsFrame = ({ isTop = false, children }: { isTop?: boolean; children: ReactNode }) => (
  <div className={classes.frame}>
    {!isTop && (
      <div className={classes.side}>
        <Suspense fallback={null}>
          <Nav />
        </Suspense>
      </div>
    )}
    <div className={classes.content}>{children}</div>
  </div>
);
