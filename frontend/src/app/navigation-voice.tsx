import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../ui/router.ts';
import classes from './navigation-voice.module.css';

/** Whether somebody would lose their place: a dialog, a field, or the row that Back returned to has the focus. */
const isTaken = (page: Element): boolean => {
  const focused = document.activeElement;
  return focused !== null && (page.contains(focused) || focused.closest('[aria-modal]') !== null) && focused !== page;
};

/** Whether somebody has gone on from where they navigated; what is gone, as a menu that closed, is no place they left. */
const hasMovedOn = (from: Element | null): boolean =>
  from !== document.activeElement && from !== null && from.isConnected && from.checkVisibility();

/**
 * Tells who listens that another page is shown, and moves the focus to its heading, as a browser does that loads a page
 * (docs/areas/screens.md#keyboard).
 */
export const NavigationVoice = () => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    const page = document.getElementById('page');
    if (before.current === pathname || !page) return undefined;
    before.current = pathname;
    const from = document.activeElement;
    const arrive = (): boolean => {
      const heading = page.querySelector('h1');
      if (!heading) return false;
      if (!isTaken(page) && !hasMovedOn(from)) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setTitle(document.title);
      return true;
    };
    if (arrive()) return undefined;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div role="status" className={classes.voice}>
      {title}
    </div>
  );
};
