import { useCallback, useEffect, useState } from 'react';

/** Rows drawn above and below those in sight, so that a quick scroll shows no empty space. */
const AROUND = 12;
/** The height to draw before the box has been measured. */
const FIRST_HEIGHT = 900;

type Window = { first: number; end: number };

export type RowWindow = {
  /** Goes on the box that scrolls. */
  ref: (box: HTMLElement | null) => void;
  /** The rows from `first` up to and without `end` are drawn. */
  first: number;
  end: number;
  /** The height of the rows before and after them. */
  before: number;
  after: number;
  /** Scrolls until a row is in sight, below a head of this height that sticks to the top. */
  reveal: (row: number, headHeight?: number) => void;
};

/**
 * Draws only the rows of a long table that are in sight, and empty space in place of the others. All rows have one
 * height.
 */
export const useRowWindow = (count: number, rowHeight: number): RowWindow => {
  const [box, ref] = useState<HTMLElement | null>(null);
  const windowOf = useCallback(
    (top: number, height: number): Window => ({
      first: Math.max(0, Math.floor(top / rowHeight) - AROUND),
      end: Math.ceil((top + height) / rowHeight) + AROUND,
    }),
    [rowHeight],
  );
  const [shown, setShown] = useState<Window>(() => windowOf(0, FIRST_HEIGHT));
  useEffect(() => {
    if (!box) return undefined;
    const measure = (): void => {
      const next = windowOf(box.scrollTop, box.clientHeight || FIRST_HEIGHT);
      setShown((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [box, windowOf]);
  const end = Math.min(count, shown.end);
  const first = Math.min(shown.first, end);
  const reveal = (row: number, headHeight = 0): void => {
    if (!box) return;
    const top = row * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight - headHeight)
      box.scrollTop = top + rowHeight - box.clientHeight + headHeight;
  };
  return { ref, first, end, before: first * rowHeight, after: (count - end) * rowHeight, reveal };
};
