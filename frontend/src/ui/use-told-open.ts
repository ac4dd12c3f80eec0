import { useState } from 'react';

/**
 * What a choice hands to the library so that it is told to be open. The library says so only when it draws the choice
 * with its list already there, under the id that this gives itself a moment later, and does not draw it again by itself.
 */
export const useToldOpen = (): { onEnterTransitionEnd: () => void } => {
  const [, setOpenings] = useState(0);
  return { onEnterTransitionEnd: () => void setTimeout(() => setOpenings((count) => count + 1)) };
};
