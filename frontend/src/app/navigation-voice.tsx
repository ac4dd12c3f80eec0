import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../ui/router.ts';
import classes from './navigation-voice.module.css';

/** Whether somebody would lose their place: a dialog, a field, or the row that Back returned to has the focus. */
const isTaken = (page: Element): boolean => {
  const focused = document.activeElement;
  return focused !== null && (page.contains(focused) || focused.closest('[aria-modal]') !== null) && focused !== page;
};

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
    const arrive = (): boolean => {
      const heading = page.querySelector('h1');
      if (!heading) return false;
      if (!isTaken(page)) {
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
