import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemFromError } from '../../api/problem.ts';
import { useActor } from '../../ui/actor.tsx';
import { importSheet } from './import-sheet.ts';
import { keepWorkbookDraft, type WorkbookDraft, type WorkbookSheet } from './workbook-draft.ts';

const isOver = ({ state, object }: WorkbookSheet): boolean =>
  object === null || state === 'done' || state === 'left' || state === 'failed';

export const isFinished = ({ isStarted, sheets }: WorkbookDraft): boolean => isStarted && sheets.every(isOver);

/**
 * The imports of a workbook, one sheet after the other. A sheet that fails does not stop the next one; one with wrong
 * rows waits for an answer. After a reload the chain goes on where it was.
 */
export const useWorkbook = (upload: string, first: WorkbookDraft) => {
  const { today } = useActor();
  const client = useQueryClient();
  const [draft, setDraft] = useState(first);
  const latest = useRef(first);
  const running = useRef<AbortController | undefined>(undefined);

  const save = (next: WorkbookDraft): void => {
    latest.current = next;
    keepWorkbookDraft(upload, next);
    setDraft(next);
  };
  const change = (sheet: string, part: Partial<WorkbookSheet>): void =>
    save({
      ...latest.current,
      sheets: latest.current.sheets.map((one) => (one.sheet === sheet ? { ...one, ...part } : one)),
    });

  const run = async (): Promise<void> => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    for (;;) {
      const sheet = latest.current.sheets.find((one) => !isOver(one));
      // A sheet that waits for an answer goes on with it, never by itself.
      if (!sheet || sheet.object === null || sheet.state === 'decide') break;
      const ofSheet = (part: Partial<WorkbookSheet>): void => {
        if (!signal.aborted) change(sheet.sheet, part);
      };
      try {
        const work = { upload, today, signal, change: ofSheet };
        await importSheet(sheet, sheet.object, work);
      } catch (error) {
        if (signal.aborted) return;
        const { reason_phrase: title, detail } = problemFromError(error);
        ofSheet({ state: 'failed', problem: detail ?? title });
      }
      void client.invalidateQueries();
    }
    running.current = undefined;
  };

  const resume = useRef(run);
  useEffect(() => {
    if (latest.current.isStarted) void resume.current();
    return () => {
      running.current?.abort();
      running.current = undefined;
    };
  }, []);

  return {
    draft,
    /** Another kind has other columns; how many of them are known says its check. */
    choose: (sheet: string, object: WorkbookSheet['object']): void =>
      change(sheet, { object, matched: 0, unmatched: [] }),
    start: (): void => {
      save({ ...latest.current, isStarted: true });
      void run();
    },
    /** The answer to wrong rows: the right ones are taken, or the sheet is left out. */
    decide: (sheet: string, isAccepted: boolean): void => {
      change(sheet, isAccepted ? { state: 'checking', isAccepted } : { state: 'left' });
      void run();
    },
  };
};
