import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { startPush } from '#shared/contract/push/start-push.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { paths } from '../../../ui/paths.ts';
import { useLocation, useNavigate } from '../../../ui/router.ts';
import {
  changedLines,
  goToMissingCodes,
  holderOf,
  type ChangedLines,
  type PushHolder,
} from '../parts/push-problems.ts';
import type { PushMonth } from '../parts/push-types.ts';

/**
 * Starts a push and goes to its progress. Types without a code lead to their mapping and back; lines that changed since
 * the preview are told, and the page reads them again.
 */
export const useStartPush = ({ integration }: PushMonth, onStarted: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate, isPending } = useCall(startPush);
  const [changes, setChanges] = useState<ChangedLines>();
  const [problem, setProblem] = useState<Problem>();
  const [holder, setHolder] = useState<PushHolder>();

  const onError = (failed: Problem): void => {
    if (goToMissingCodes(failed, { integration: integration.id, back: `${pathname}${search}`, navigate })) return;
    const lines = changedLines(failed);
    const other = holderOf(failed);
    if (lines) setChanges(lines);
    else if (other) setHolder(other);
    else setProblem(failed);
    void client.invalidateQueries();
  };
  return {
    isPending,
    changes,
    problem,
    holder,
    forgetChanges: () => setChanges(undefined),
    start: (body: EndpointCall<typeof startPush>['body']): void => {
      setProblem(undefined);
      setHolder(undefined);
      mutate(
        { body },
        {
          onSuccess: ({ command_id: id }) => {
            onStarted();
            notifyWhenEnded(id);
            void navigate(paths.pushed(id));
          },
          onError: (error) => onError(error.problem),
        },
      );
    },
  };
};
