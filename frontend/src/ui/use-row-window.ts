import { startTransition, useEffect, useRef, useState } from 'react';

/** Rows drawn above and below those in sight. */
const MARGIN = 8;

type Options = {
  count: number;
  rowHeight: number;
  /** The height that the box has until it is measured: only the rows that fill it are drawn at first. */
  firstHeight?: number;
};
type Seen = { top: number; height: number };

const seenOf = ({ scrollTop: top, clientHeight: height }: HTMLElement): Seen => ({ top, height });

/**
 * The rows of a long list that are in sight: only those from `first` up to `end` are drawn, with the heights `before`
 * and `after` in the place of the others. `box` is the element that scrolls.
 */
export const useRowWindow = ({ count, rowHeight, firstHeight = 600 }: Options) => {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen>({ top: 0, height: firstHeight });
  const [margin, setMargin] = useState(0);
  const measure = (): void => {
    if (!box.current) return;
    const next = seenOf(box.current);
    setSeen((last) => (last.top === next.top && last.height === next.height ? last : next));
  };
  useEffect(() => {
    // The rows around those in sight are drawn once these can be read.
    startTransition(() => setMargin(MARGIN));
    // The observer tells sizes that the browser knows already: to ask for one here would lay out the page at once.
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.min(count, Math.floor(seen.top / rowHeight)) - margin);
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + margin);
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
