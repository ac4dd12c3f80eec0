import { useState } from 'react';

export type WizardPlace<Key extends string> = {
  current: Key;
  index: number;
  isLast: boolean;
  back: () => void;
  /** False on the last step: then it is time to save. */
  next: () => boolean;
  goTo: (key: Key) => void;
};

/** Where a wizard stands. The steps may change under way: a step that is gone leads to the one at its place. */
export const useWizard = <Key extends string>(steps: readonly [Key, ...Key[]]): WizardPlace<Key> => {
  const [at, setAt] = useState(0);
  const index = Math.min(at, steps.length - 1);
  const isLast = index === steps.length - 1;
  return {
    current: steps[index] ?? steps[0],
    index,
    isLast,
    back: () => setAt(Math.max(0, index - 1)),
    next: () => {
      if (!isLast) setAt(index + 1);
      return !isLast;
    },
    goTo: (key) => setAt(Math.max(0, steps.indexOf(key))),
  };
};
