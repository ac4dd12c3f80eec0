import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Rows drawn above and below those in sight. */
const MARGIN = 8;

type Options = {
  count: number;
  rowHeight: number;
  /** The height that the box has until it is measured: only the rows that fill it are drawn at first. */
  firstHeight?: number;
};
/** The rows in sight, from the first up to an end, however many rows there are. */
type Seen = { first: number; end: number };

const seenAt = (top: number, height: number, rowHeight: number): Seen => ({
  first: Math.floor(top / rowHeight),
  end: Math.ceil((top + height) / rowHeight),
});

/**
 * The rows of a long list that are in sight: only those from `first` up to `end` are drawn, with the heights `before`
 * and `after` in the place of the others. `box` is the element that scrolls.
 */
export const useRowWindow = ({ count, rowHeight, firstHeight = 600 }: Options) => {
  const box = useRef<HTMLDivElement>(null);
  // Rows, not pixels: most steps of a scroll show the same ones and draw nothing anew.
  const [seen, setSeen] = useState<Seen>(() => seenAt(0, firstHeight, rowHeight));
  const [margin, setMargin] = useState(0);
  const measure = useCallback((): void => {
    if (!box.current) return;
    const next = seenAt(box.current.scrollTop, box.current.clientHeight, rowHeight);
    setSeen((last) => (last.first === next.first && last.end === next.end ? last : next));
  }, [rowHeight]);
  useEffect(() => {
    // The rows around those in sight are drawn once these can be read.
    startTransition(() => setMargin(MARGIN));
    // The observer tells sizes that the browser knows already: to ask for one here would lay out the page at once.
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [measure]);
  const first = Math.max(0, Math.min(count, seen.first) - margin);
  const end = Math.min(count, seen.end + margin);
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
