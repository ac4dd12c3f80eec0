import { useQuery } from '@tanstack/react-query';
import { listFirstSteps } from '#shared/contract/home/list-first-steps.ts';
import { query } from '../../api/query.ts';
import { isTaken, type Step } from './step.ts';

type Steps = {
  /** Whether it is known, or cannot be, what of the company is there. */
  isRead: boolean;
  /** The steps, as long as some are open and the user has not closed them. */
  open: readonly Step[] | undefined;
  /** There is nothing in the company yet, and the user sets nothing up. */
  isBare: boolean;
};

/** The first steps of the company on the home page. */
export const useFirstSteps = (): Steps => {
  const { data, isPending } = useQuery(query(listFirstSteps, {}));
  const { steps = [], dismissed, nothing_yet: nothing } = data ?? {};
  return {
    isRead: !isPending,
    open: dismissed === 1 || steps.every(isTaken) ? undefined : steps,
    isBare: steps.length === 0 && nothing === 1,
  };
};
