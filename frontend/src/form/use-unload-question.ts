import { useEffect, type RefObject } from 'react';

/** Has the browser ask before the tab is closed or loaded again; nothing is asked once it `isAllowed`. */
export const useUnloadQuestion = (isAsked: boolean, isAllowed?: RefObject<boolean>): void =>
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked && isAllowed?.current !== true) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked, isAllowed]);
