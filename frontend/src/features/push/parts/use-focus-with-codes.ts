import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '../../../ui/router.ts';
import type { CodesWanted } from './push-types.ts';

/** Whether somebody works in a part of the page already; the heading has the focus of who has just arrived. */
const isAtWork = (): boolean => document.activeElement?.matches('a, button, input, select, textarea') ?? false;

/**
 * A button that has the focus of who comes back from the payroll codes, once the page `isKnown` and the button can be
 * pressed: what it does went no further for want of them.
 */
export const useFocusWithCodes = (isKnown: boolean): RefObject<HTMLButtonElement | null> => {
  const { state } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  // why: the pages of pushes alone write this state
  const isWanted = useRef((state as CodesWanted)?.codesWanted === true);
  useEffect(() => {
    if (!isKnown || !isWanted.current) return;
    isWanted.current = false;
    if (!isAtWork()) button.current?.focus();
  }, [isKnown]);
  return button;
};
