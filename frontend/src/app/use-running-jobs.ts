import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { listRuns } from '#shared/contract/runs/list-runs.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { callEndpoint } from '../api/call.ts';
import { query, refreshAreas } from '../api/query.ts';
import { notifyError, notifySuccess } from '../ui/notify.ts';
import { useNavigate } from '../ui/router.ts';
import { paths } from './paths.ts';

const POLL_MS = 2_000;
const SHOWN = '3';

/**
 * Own runs that have not ended, asked for every two seconds while there is one. Whoever starts a run refreshes the area
 * `runs` (`useCall(…, ['runs'])`). A run that leaves the list is told in a toast, and what it changed is read again.
 */
export const useRunningJobs = (): RunView[] => {
  const open = useQuery({
    ...query(listRuns, { query: { open: '1', own: '1', per_page: SHOWN } }),
    refetchInterval: ({ state }) => ((state.data?.data.length ?? 0) > 0 ? POLL_MS : false),
  });
  const jobs = open.data?.data ?? [];
  useEndings(jobs, open.isSuccess);
  return jobs;
};

const useEndings = (jobs: RunView[], known: boolean): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const before = useRef<readonly string[]>([]);
  const now = jobs.map(({ run_id }) => run_id).join(' ');

  useEffect(() => {
    if (!known) return;
    const running = now === '' ? [] : now.split(' ');
    const ended = before.current.filter((id) => !running.includes(id));
    before.current = running;
    const tell = async (id: string): Promise<void> => {
      const run = await callEndpoint(getRun, { params: { run_id: id }, query: { per_page: '1' } });
      const { status, title, failed } = run;
      if (status === 'preparing' || status === 'running') return;
      const withFailures = status === 'succeeded' && failed > 0;
      const words = t(`jobs.ended.${withFailures ? 'succeededWithFailures' : status}`, { title, failed });
      const action = { label: t('jobs.open'), onClick: () => void navigate(paths.run(id)) };
      if (status === 'failed' || withFailures) notifyError(words, action);
      else notifySuccess(words, action);
      await refreshAreas(client, ['fleet', 'people', 'runs', 'activity']);
    };
    // A toast that cannot be shown is no reason for another one.
    for (const id of ended) void tell(id).catch(() => undefined);
  }, [client, known, navigate, now, t]);
};
