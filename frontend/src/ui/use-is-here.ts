import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is on the page, for an answer that may come after that. */
export const useIsHere = (): (() => boolean) => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
};
