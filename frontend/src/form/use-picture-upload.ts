import { useEffect, useRef, useState } from 'react';
import { maySendAgain } from '../api/post-form.ts';
import { problemFromError } from '../api/problem.ts';
import { uploadFile } from '../api/upload-file.ts';
import { shrinkPicture, type Fit } from './shrink-picture.ts';

export type PictureState =
  | { phase: 'idle' }
  | { phase: 'sending'; share: number }
  | { phase: 'refused'; why: 'notPicture' }
  /** With the file that may be sent again. */
  | { phase: 'refused'; why: 'failed'; reason: string; file?: File };

/** Shrinks and uploads a picture; a new one replaces one under way. `sent` shows the upload until it is stored. */
export const usePictureUpload = (fit: Fit) => {
  const [state, setState] = useState<PictureState>({ phase: 'idle' });
  const [sent, setSent] = useState<{ id: string; link: string }>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(
    () => () => {
      if (sent) URL.revokeObjectURL(sent.link);
    },
    [sent],
  );

  /** Uploads a picture; `stopped` when another upload began or the field was cleared. */
  const send = async (file: File): Promise<{ id: string } | 'failed' | 'stopped'> => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const show = (next: PictureState): void => {
      if (!control.signal.aborted) setState(next);
    };
    show({ phase: 'sending', share: 0 });
    const fail = (next: PictureState): 'failed' | 'stopped' => {
      show(next);
      return control.signal.aborted ? 'stopped' : 'failed';
    };
    try {
      const picture = await shrinkPicture(file, fit);
      if (!picture) return fail({ phase: 'refused', why: 'notPicture' });
      const id = await uploadFile(
        { purpose: 'picture' },
        picture,
        (share) => show({ phase: 'sending', share }),
        control.signal,
      );
      if (control.signal.aborted) return 'stopped';
      setSent({ id, link: URL.createObjectURL(picture) });
      show({ phase: 'idle' });
      return { id };
    } catch (error) {
      const problem = problemFromError(error);
      const { title, detail } = problem;
      return fail({
        phase: 'refused',
        why: 'failed',
        reason: detail ?? title,
        ...(maySendAgain(problem) && { file }),
      });
    }
  };
  const reset = (): void => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };
  const reject = (): void => {
    running.current?.abort();
    setState({ phase: 'refused', why: 'notPicture' });
  };
  return { state, sent, send, reset, reject };
};
