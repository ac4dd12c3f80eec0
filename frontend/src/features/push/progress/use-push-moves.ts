import { cancelPush } from '#shared/contract/push/cancel-push.ts';
import { resumePush } from '#shared/contract/push/resume-push.ts';
import { retryPush } from '#shared/contract/push/retry-push.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import type { ProblemError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { paths } from '../../../ui/paths.ts';
import { useLocation, useNavigate } from '../../../ui/router.ts';
import { goToMissingCodes } from '../parts/push-problems.ts';
import type { PushDetail } from '../parts/push-types.ts';

export type PushMoves = {
  retry: () => void;
  /** `replaces`: what the office has of the month may be replaced. */
  resume: (replaces?: boolean) => void;
  cancel: () => void;
  busy: boolean;
};

/** What can be done with a push on its page. Pushing refused people again is a push of its own, with its own page. */
export const usePushMoves = ({ command_id: id, integration_id: integration }: PushDetail): PushMoves => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const retry = useCall(retryPush);
  const resume = useCall(resumePush);
  const cancel = useCall(cancelPush);
  const onError = (error: ProblemError): void => {
    if (!goToMissingCodes(error.problem, { integration, back: pathname, navigate })) notifyThrown(error);
  };
  const onSuccess = ({ command_id: next }: { command_id: string }): void => {
    notifyWhenEnded(next);
    if (next !== id) void navigate(paths.pushed(next));
  };
  return {
    retry: () => retry.mutate({ body: { command_id: id } }, { onSuccess, onError }),
    resume: (replaces = false) =>
      resume.mutate({ body: { command_id: id, ...(replaces && { confirm_retry_push: 1 }) } }, { onSuccess, onError }),
    cancel: () => cancel.mutate({ body: { command_id: id } }, { onError }),
    busy: retry.isPending || resume.isPending || cancel.isPending,
  };
};
