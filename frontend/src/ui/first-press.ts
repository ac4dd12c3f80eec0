import type { MouseEvent } from 'react';

/**
 * Takes the first press of a double one alone. What stands under the pointer at the second may have come with the first
 * and was never read. Keys press once each.
 */
export const firstPress =
  (press?: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
    else press?.();
  };
