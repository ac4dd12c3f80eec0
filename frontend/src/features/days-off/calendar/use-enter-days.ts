import { useRef, useState } from 'react';
import type { CalendarState } from './calendar-state.ts';
import type { Entered } from './enter-days.tsx';

type Change = (part: Partial<CalendarState>, how: 'replace') => void;

/** The form for days off over the calendar; the address can open it, too. */
export const useEnterDays = (state: CalendarState, change: Change) => {
  const [entered, setEntered] = useState<Entered>();
  const [typeId, setTypeId] = useState<number>();
  const opener = useRef<Element>(null);
  return {
    /** What the form begins with; undefined while it is closed. */
    entered: entered ?? (state.enter ? {} : undefined),
    /** The type that was chosen last, with which the next form begins. */
    typeId,
    setTypeId,
    enter: (what: Entered): void => {
      opener.current = document.activeElement;
      setEntered(what);
    },
    close: (): void => {
      setEntered(undefined);
      if (state.enter) change({ enter: false }, 'replace');
      // The cell gets the focus back, so that the arrow keys go on from it.
      const cell = opener.current;
      requestAnimationFrame(() => cell instanceof HTMLElement && cell.focus({ preventScroll: true }));
    },
  };
};
