import { useLocalStorage } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../ui/actor.tsx';
import { loadLater } from '../ui/first-page.ts';
import { NavContext } from '../ui/nav.ts';
import { Outlet } from '../ui/router.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { PHONE } from '../ui/tokens.ts';
import { FirstPage } from './first-page.tsx';
import { NavigationVoice } from './navigation-voice.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { BottomBar, TopBar } from './phone-bars.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useShellKeys } from './shell-keys.tsx';
import { SideNav } from './side-nav.tsx';
import { usePaperColours } from '../ui/use-printing.ts';
import { useScreen } from '../ui/use-screen.ts';
import { useNav } from './use-nav.ts';
import classes from './shell.module.css';

const ImpersonationBar = lazy(async () => ({ default: (await import('./impersonation-bar.tsx')).ImpersonationBar }));

/** Looks after sessions that nobody uses, once the first page is complete. */
const IdleSession = lazy(() => loadLater(async () => ({ default: (await import('./idle-session.tsx')).IdleSession })));

const NARROW = '(max-width: 1099.98px)';

/** The navigation around one sheet; pages scroll inside the sheet. */
export const Shell = () => {
  const { t } = useTranslation('shell');
  const phone = useScreen(PHONE);
  const narrow = useScreen(NARROW);
  const [folded, setFolded] = useLocalStorage({
    key: 'nav-narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { acting_as: actingAs, tenant_name: company, today } = useActor();
  const nav = useNav();
  const isActing = actingAs !== null;
  usePaperColours();
  const icons = narrow || folded;
  const { layers, openPalette } = useShellKeys();
  return (
    <div className={classes.shell} data-phone={phone} data-icons={icons}>
      <SkipLink to="page">{t('nav.skip')}</SkipLink>
      <div className={classes.bars}>
        <Suspense fallback={null}>{isActing && <ImpersonationBar />}</Suspense>
        <OfflineBar />
      </div>
      {phone ? (
        <TopBar onSearch={openPalette} />
      ) : (
        <SideNav icons={icons} onSearch={openPalette} onFold={narrow ? undefined : () => setFolded(!folded)} />
      )}
      <main id="page" className={classes.sheet} tabIndex={-1}>
        <p className={classes.paperHead} aria-hidden="true">
          <span>{company}</span>
          <span>{today}</span>
        </p>
        <Suspense fallback={null}>
          <NavContext value={nav}>
            <Outlet />
          </NavContext>
          <FirstPage />
        </Suspense>
      </main>
      {phone && <BottomBar />}
      {layers}
      <ProgressLine />
      <NavigationVoice />
      <Suspense fallback={null}>
        <IdleSession />
      </Suspense>
    </div>
  );
};
