import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '../ui/router.ts';

type Place = { top: number; left: number; row: string | undefined };

/** Places by the key of their history entry, kept until the page is reloaded. */
const places = new Map<string, Place>();

/** Restores row and scroll position on Back; other navigation starts at the top. `ready` once the rows are drawn. */
export const useScrollRestoration = (scroller: RefObject<HTMLElement | null>, ready: boolean): void => {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!ready || !node || shown.current === key) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    const place = navigation === 'POP' ? places.get(key) : undefined;
    if (!place) {
      if (!isFirst) node.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    node.scrollTo({ top: place.top, left: place.left, behavior: 'instant' });
    if (place.row === undefined) return;
    const row = node.querySelector<HTMLElement>(`[data-row="${CSS.escape(place.row)}"]`);
    (row?.matches('a') ? row : row?.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
  }, [navigation, key, ready, scroller]);
  useEffect(() => {
    const node = scroller.current;
    if (!node || !ready) return undefined;
    const keep = (row?: string) =>
      places.set(key, { top: node.scrollTop, left: node.scrollLeft, row: row ?? places.get(key)?.row });
    const onScroll = () => void keep();
    const onClick = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
      void keep(row?.dataset['row']);
    };
    node.addEventListener('scroll', onScroll, { passive: true });
    node.addEventListener('click', onClick, { capture: true });
    return () => {
      node.removeEventListener('scroll', onScroll);
      node.removeEventListener('click', onClick, { capture: true });
    };
  }, [key, ready, scroller]);
};
