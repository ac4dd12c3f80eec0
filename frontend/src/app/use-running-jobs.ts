import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { listRuns } from '#shared/contract/runs/list-runs.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { BULK_ACT_KIND } from '#shared/records/bulk-acts.ts';
import { BULK_EDIT_KIND } from '#shared/runs/bulk-edit.ts';
import { callEndpoint } from '../api/call.ts';
import { pollAfter } from '../api/poll-after.ts';
import { query } from '../api/query.ts';
import { isAnnouncedByDialog, startedRuns } from '../api/started-runs.ts';
import { undoFromToast } from '../api/undo-run.ts';
import { notifyError, notifySuccess } from '../ui/notify.ts';
import { useNavigate } from '../ui/router.ts';
import { paths } from '../ui/paths.ts';

/** Started from a list, so that a slip can be undone there. */
const quickKinds: ReadonlySet<string> = new Set([BULK_EDIT_KIND, BULK_ACT_KIND]);

const POLL_MS = 2_000;
const SHOWN = '3';

/** Whether the run is on screen: a wizard whose last step is a run, and the page of a push, announce the end themselves. */
const isOnScreen = (id: string): boolean =>
  new URLSearchParams(window.location.search).get('run') === id || window.location.pathname === paths.pushed(id);

/**
 * The user's own runs that have not ended, polled while there is one: every two seconds after the first moments, since
 * most are over soon. The call that starts a run has
 * this list read again, as every success does. The end of a run is announced in a toast, and everything on screen is
 * read again, since the run may have changed it.
 */
export const useRunningJobs = (): RunView[] => {
  const readsBefore = useRef(0);
  const open = useQuery({
    ...query(listRuns, { query: { open: '1', own: '1', per_page: SHOWN } }),
    refetchInterval: ({ state: { data, dataUpdateCount: reads } }) => {
      if ((data?.data.length ?? 0) > 0 || startedRuns.size > 0) return pollAfter(reads - readsBefore.current, POLL_MS);
      readsBefore.current = reads;
      return false;
    },
  });
  const jobs = open.data?.data ?? [];
  useEndedRuns(jobs, open.dataUpdatedAt);
  return jobs;
};

/** Announces runs that have ended. `updatedAt` is when the open runs were last read, 0 if never. */
const useEndedRuns = (jobs: RunView[], updatedAt: number): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const before = useRef<readonly string[]>([]);
  const announcing = useRef(new Set<string>());
  const now = jobs.map(({ run_id }) => run_id).join(' ');

  useEffect(() => {
    if (updatedAt === 0) return;
    const running = now === '' ? [] : now.split(' ');
    const ended = [...new Set([...before.current, ...startedRuns])].filter((id) => !running.includes(id));
    before.current = running;
    const undoAction = (id: string) => ({
      label: t('jobs.undo'),
      onClick: () => void undoFromToast(id, client),
    });
    const announce = async (id: string): Promise<void> => {
      const run = await callEndpoint(getRun, { params: { run_id: id }, query: { per_page: '1' } });
      const { status, title, failed } = run;
      if (status === 'preparing' || status === 'running') return;
      startedRuns.delete(id);
      const withFailures = status === 'succeeded' && failed > 0;
      const words = t(`jobs.ended.${withFailures ? 'succeededWithFailures' : status}`, { title, failed });
      const action = { label: t('jobs.open'), onClick: () => void navigate(paths.pageOfRun(run)) };
      // Only a bulk edit offers Undo here: an import asked for confirmation before it started.
      const undo = quickKinds.has(run.kind) && run.can_undo ? undoAction(id) : undefined;
      if (!isOnScreen(id) && !isAnnouncedByDialog(id))
        (status === 'failed' || withFailures ? notifyError : notifySuccess)(words, action, undo);
      await client.invalidateQueries();
    };
    for (const id of ended.filter((one) => !announcing.current.has(one))) {
      announcing.current.add(id);
      // A run whose end cannot be announced gets no second toast about that.
      void announce(id)
        .catch(() => undefined)
        .finally(() => announcing.current.delete(id));
    }
  }, [updatedAt, client, navigate, now, t]);
};
