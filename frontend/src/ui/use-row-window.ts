import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn above and below those in sight. */
const MARGIN = 8;

type Options = { count: number; rowHeight: number };

/**
 * The rows of a long list that are in sight: only those from `first` up to `end` are drawn, with the heights `before`
 * and `after` in the place of the others. `box` is the element that scrolls.
 */
export const useRowWindow = ({ count, rowHeight }: Options) => {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const measure = (): void => {
    const element = box.current;
    if (element) setSeen({ top: element.scrollTop, height: element.clientHeight });
  };
  useLayoutEffect(measure, [count]);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const first = Math.max(0, Math.min(count, Math.floor(seen.top / rowHeight)) - MARGIN);
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + MARGIN);
  return {
    box,
    first,
    end,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    onScroll: measure,
    /** Scrolls as far as is needed to see a row below `headHeight` of the box. */
    reveal: (row: number, headHeight: number): void => {
      const element = box.current;
      if (!element) return;
      const top = row * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      const bottom = top + rowHeight + headHeight - element.clientHeight;
      if (bottom > element.scrollTop) element.scrollTop = bottom;
      measure();
    },
  };
};
