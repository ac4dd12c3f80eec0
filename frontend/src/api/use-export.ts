import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { EndpointCall, EndpointFor } from '#shared/contract/endpoint.ts';
import type { exportedFile } from '#shared/contract/files/exported-file.ts';
import { downloadFile } from '../ui/download-file.ts';
import { notifySuccess } from '../ui/notify.ts';
import { useNavigate } from '../ui/router.ts';
import { notifyThrown } from './notify-thrown.ts';
import { useCall } from './query.ts';
import { useRun } from './use-run.ts';

/** An endpoint that exports the records that match a query. */
export type ExportEndpoint<Query extends z.ZodType = z.ZodType> = Omit<
  EndpointFor<'user'>,
  'params' | 'body' | 'query' | 'response'
> & { readonly query: Query; readonly response: typeof exportedFile };

/**
 * Exports the records that match a query. A small export is answered with the file, a large one with a run whose file
 * is saved when it is ready, as long as the page stays open; the run page (`runPath`) keeps the file for later.
 */
export const useExport = <E extends ExportEndpoint>(definition: E, runPath: (runId: string) => string) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const [runId, setRunId] = useState<string>();
  const saved = useRef<string>(undefined);
  const { mutate, isPending } = useCall<ExportEndpoint>(definition);
  const { data } = useRun(runId ?? '');

  useEffect(() => {
    if (runId === undefined || saved.current === runId || data?.run_id !== runId || data.ended_at === null) return;
    saved.current = runId;
    const { file_url: url, file_name: name } = data.result ?? {};
    // The shell announces a run that ended without a file.
    if (typeof url === 'string' && typeof name === 'string') downloadFile(url, name);
  }, [data, runId]);

  const start = (input: EndpointCall<E>): void =>
    mutate(input as EndpointCall<ExportEndpoint>, {
      onSuccess: (answer) => {
        if ('file_url' in answer) return downloadFile(answer.file_url, answer.file_name);
        setRunId(answer.run_id);
        notifySuccess(
          { title: t('export.started'), text: t('export.startedText') },
          {
            label: t('export.open'),
            onClick: () => void navigate(runPath(answer.run_id)),
          },
        );
      },
      onError: notifyThrown,
    });
  return { isExporting: isPending, start };
};
