import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { exportedFile } from '#shared/contract/files/exported-file.ts';
import type { exportQuery } from '#shared/list/list-query.ts';
import { useCall } from '../api/query.ts';
import { useRun } from '../api/use-run.ts';
import { downloadFile } from '../ui/download-file.ts';
import { notifyProblem, notifySuccess } from '../ui/notify.ts';
import { useNavigate } from '../ui/router.ts';
import { toQuery, type ListState } from './list-state.ts';

/** An endpoint that exports a list. */
export type ListExport = Omit<Endpoint, 'params' | 'body' | 'query' | 'response'> & {
  readonly query: typeof exportQuery;
  readonly response: typeof exportedFile;
};

/**
 * Exports what the list shows: a small list comes back as the file, a large one as a run whose file is saved when it is
 * ready, as long as the list stays open; the run page (`runPath`) keeps it for later.
 */
export const useListExport = (
  definition: ListExport,
  runPath: (runId: string) => string,
): ((state: ListState, columns: readonly string[]) => void) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const [runId, setRunId] = useState<string>();
  const saved = useRef<string>(undefined);
  const { mutate } = useCall(definition, ['runs']);
  const { data } = useRun(runId ?? '');

  useEffect(() => {
    if (runId === undefined || saved.current === runId || data?.run_id !== runId || data.ended_at === null) return;
    saved.current = runId;
    const { file_url: url, file_name: name } = data.result ?? {};
    // How it ended otherwise is told by the shell.
    if (typeof url === 'string' && typeof name === 'string') downloadFile(url, name);
  }, [data, runId]);

  return (state, columns) =>
    mutate(
      { query: { ...toQuery(state), columns: columns.join(',') } },
      {
        onSuccess: (answer) => {
          if ('file_url' in answer) {
            downloadFile(answer.file_url, answer.file_name);
            return;
          }
          setRunId(answer.run_id);
          notifySuccess(`${t('export.started')}. ${t('export.startedText')}`, {
            label: t('export.open'),
            onClick: () => void navigate(runPath(answer.run_id)),
          });
        },
        onError: ({ problem }) => notifyProblem(problem),
      },
    );
};
