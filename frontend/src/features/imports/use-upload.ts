import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload-file.ts';
import type { ImportObject } from './import-configs.ts';
import { startedImport, type StartedImport } from './use-started-import.ts';
import { typeOf } from './file-types.ts';

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string; share: number }
  | { phase: 'reading'; name: string }
  | { phase: 'refused'; problem: Problem; file: File };

/** Sends a file and has the API read its header; then calls `onStarted`. */
export const useUpload = (object: ImportObject, onStarted: (upload: string, started: StartedImport) => void) => {
  const client = useQueryClient();
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    const { name } = file;
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    setState({ phase: 'sending', name, share: 0 });
    try {
      const onShare = (share: number): void => {
        if (!control.signal.aborted) setState({ phase: 'sending', name, share });
      };
      const typed = new File([file], name, { type: typeOf(name) });
      const upload = await uploadFile('import', typed, onShare, control.signal);
      setState({ phase: 'reading', name });
      const started = await client.fetchQuery(startedImport(object, { upload, sheet: '', header: 0 }));
      if (!control.signal.aborted) onStarted(upload, started);
    } catch (error) {
      if (!control.signal.aborted) setState({ phase: 'refused', problem: problemFromError(error), file });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  return { state, send, stop };
};
