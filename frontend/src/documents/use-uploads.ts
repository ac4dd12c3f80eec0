import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_MAX_MB } from '#shared/documents/document.ts';
import { uploadRefusal } from '#shared/documents/upload.rules.ts';
import { maySendAgain } from '../api/post-form.ts';
import { problemFromError } from '../api/problem.ts';
import { sendDocument, type SendingPhase } from './send-document.ts';
import type { RecordRef } from './use-documents.ts';

export type UploadItem = {
  key: string;
  file: File;
  phase: SendingPhase | 'waiting' | 'refused' | 'stopped';
  /** How much has been sent, 0 to 1. */
  share: number;
  /** The reason for a refusal, in words. */
  reason?: string;
  /** Whether sending the file again may succeed. */
  retry?: boolean;
};

const AT_ONCE = 3;

/**
 * Uploads files, at most three at a time. Each file fails on its own: it stays in the list with the reason, and can be
 * sent again without being chosen again.
 */
export const useUploads = (record: RecordRef) => {
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const controls = useRef(new Map<string, AbortController>());
  const queue = useRef<UploadItem[]>([]);
  useEffect(() => {
    const running = controls.current;
    return () => {
      queue.current = [];
      for (const control of running.values()) control.abort();
    };
  }, []);

  const set = (key: string, change: Partial<UploadItem>): void =>
    setItems((current) => current.map((item) => (item.key === key ? { ...item, ...change } : item)));

  const refusals = {
    kind: t('refusedKind'),
    empty: t('refusedEmpty'),
    size: t('refusedSize', { max: DOCUMENT_MAX_MB }),
  };
  const refusalOf = (file: File): string | undefined => {
    const why = uploadRefusal(file);
    return why && refusals[why];
  };

  const pump = (): void => {
    while (controls.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      const control = new AbortController();
      controls.current.set(next.key, control);
      sendDocument(record, next.file, (change) => set(next.key, change), control.signal)
        .then(() => client.invalidateQueries())
        .catch((error: unknown) => {
          if (control.signal.aborted) return set(next.key, { phase: 'stopped', retry: true });
          const problem = problemFromError(error);
          const retry = maySendAgain(problem) || [404, 409].includes(problem.status);
          set(next.key, { phase: 'refused', reason: problem.reason_phrase, retry });
        })
        .finally(() => {
          controls.current.delete(next.key);
          pump();
        });
    }
  };

  const enqueue = (added: readonly UploadItem[]): void => {
    queue.current.push(...added.filter(({ phase }) => phase === 'waiting'));
    pump();
  };

  return {
    items,
    busy: items.some(({ phase }) => phase === 'waiting' || phase === 'sending' || phase === 'checking'),
    add: (files: readonly File[]): void => {
      const added = files.map((file): UploadItem => {
        const reason = refusalOf(file);
        const base = { key: crypto.randomUUID(), file, share: 0 };
        return reason === undefined ? { ...base, phase: 'waiting' } : { ...base, phase: 'refused', reason };
      });
      setItems((current) => [...current, ...added]);
      enqueue(added);
    },
    again: (item: UploadItem): void => {
      const waiting = { key: item.key, file: item.file, share: 0, phase: 'waiting' } as const;
      setItems((current) => current.map((each) => (each.key === item.key ? waiting : each)));
      enqueue([waiting]);
    },
    stop: ({ key }: UploadItem): void => {
      queue.current = queue.current.filter((item) => item.key !== key);
      set(key, { phase: 'stopped', retry: true });
      controls.current.get(key)?.abort();
    },
    drop: ({ key }: UploadItem): void => setItems((current) => current.filter((item) => item.key !== key)),
  };
};

export type Uploads = ReturnType<typeof useUploads>;
