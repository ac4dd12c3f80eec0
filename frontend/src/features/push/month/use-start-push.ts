import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { startPush } from '#shared/contract/push/start-push.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { paths } from '../../../ui/paths.ts';
import { useLocation, useNavigate } from '../../../ui/router.ts';
import type { CodesWanted, PushMonth } from '../parts/push-types.ts';

type Changes = { new: number; changed: number; removed: number };

/** The push that holds the month, which somebody started after this page was read. */
type Holder = { command_id: string; by: string; created_at: string };

/** The further members of the problems of a start (`problem-schema.ts`). */
type Extras = {
  missing_types?: readonly { type_id: number }[];
  diff?: Changes;
  command_id?: string;
  by?: string;
  since?: string;
};

/**
 * Starts a push and goes to its progress. Types without a code lead to their mapping and back; lines that changed since
 * the preview are told, and the page reads them again.
 */
export const useStartPush = ({ integration }: PushMonth, onStarted: () => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { mutate, isPending } = useCall(startPush);
  const [changes, setChanges] = useState<Changes>();
  const [problem, setProblem] = useState<Problem>();
  const [holder, setHolder] = useState<Holder>();

  const onError = (failed: Problem): void => {
    // why: the members of a problem depend on its code, which says that they are there
    const {
      missing_types: missing = [],
      diff,
      command_id: held = '',
      by = '',
      since = '',
    } = failed as Problem & Extras;
    if (failed.code === 'type_not_found')
      return void navigate(
        paths.typeMapping(integration.id, {
          missing: missing.map(({ type_id: id }) => id),
          back: `${pathname}${search}`,
        }),
        { state: { codesWanted: true } satisfies CodesWanted },
      );
    if (failed.code === 'payload_changed') setChanges(diff);
    else if (failed.code === 'push_in_progress') setHolder({ command_id: held, by, created_at: since });
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
