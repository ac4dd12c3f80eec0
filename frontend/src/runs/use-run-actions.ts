import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cancelRun } from '#shared/contract/runs/cancel-run.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { useCall } from '../api/query.ts';
import { paths } from '../ui/paths.ts';
import { useNavigate } from '../ui/router.ts';
import { notifySuccess } from '../ui/notify.ts';

export type RunActions = {
  cancel: () => void;
  retry: () => void;
  resume: () => void;
  /** Its problem is shown by the question before it. */
  undo: () => Promise<void>;
  busy: boolean;
};

/**
 * The actions on a run; each outcome is announced in a toast. A refused one was offered by a page that is behind, as
 * after somebody else resumed the run: the page is read again.
 */
export const useRunActions = (runId: string): RunActions => {
  const { t } = useTranslation('runs');
  const cancel = useCall(cancelRun);
  const resume = useCall(resumeRun);
  const undo = useCall(undoRun);
  const navigate = useNavigate();
  const client = useQueryClient();
  const readAgain = (): void => void client.invalidateQueries({ queryKey: [getRun.id] });
  const body = { run_id: runId };
  const withToast = (words: string) => ({
    onSuccess: () => notifySuccess(words),
    onError: (error: unknown) => {
      readAgain();
      notifyThrown(error);
    },
  });
  return {
    cancel: () => cancel.mutate({ body }, withToast(t('cancelled'))),
    retry: () => resume.mutate({ body }, withToast(t('retried'))),
    resume: () => resume.mutate({ body }, withToast(t('resumed'))),
    undo: async () => {
      const { run_id: run } = await undo.mutateAsync({ body }, { onError: readAgain });
      void navigate(paths.run(run));
    },
    busy: cancel.isPending || resume.isPending || undo.isPending,
  };
};
