import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromError } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload-file.ts';
import { typeOf } from './file-types.ts';

export type UploadState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string; share: number }
  | { phase: 'reading'; name: string }
  | { phase: 'refused'; problem: Problem; file: File };

/** Sends a file and has the API read it; then calls `onRead`. */
export const useUpload = <Read>(
  read: (upload: string) => Promise<Read>,
  onRead: (upload: string, answer: Read) => void,
) => {
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
      const upload = await uploadFile({ purpose: 'import' }, file, onShare, control.signal, typeOf(name));
      setState({ phase: 'reading', name });
      const answer = await read(upload);
      if (!control.signal.aborted) onRead(upload, answer);
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
