import { startTransition, useEffect, useState } from 'react';

/** Whether what a component was drawn with is on the screen: what may come after it is drawn, and loaded, then. */
export const useDrawn = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
};
