import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { start } from '#shared/contract/imports/start.ts';
import { getRun } from '#shared/contract/runs/get-run.ts';
import { isOpen, type RunStatus } from '#shared/runs/run.ts';
import { callEndpoint } from '../../api/call.ts';
import { pause } from '../../api/pause.ts';
import { pollAfter } from '../../api/poll-after.ts';
import { whenScanned } from '../../api/when-scanned.ts';
import { importConfigs, type ImportObject } from './import-configs.ts';
import { mappingOf, suggestedDraft } from './mapping-draft.ts';
import type { WorkbookSheet } from './workbook-draft.ts';

const POLL_MS = 1_000;

type Work = {
  upload: string;
  /** The day on which new owners count, dd/mm/yyyy. */
  today: string;
  signal: AbortSignal;
  change: (part: Partial<WorkbookSheet>) => void;
};

/** Waits until a run has ended; answers its status and what went wrong as a whole. */
const ended = async (runId: string, signal: AbortSignal): Promise<{ status: RunStatus; problem: string | null }> => {
  for (let reads = 1; ; reads += 1) {
    const input = { params: { run_id: runId }, query: { per_page: '1' } };
    const run = await callEndpoint(getRun, input, { signal });
    if (!isOpen(run.status)) return run;
    await pause(pollAfter(reads, POLL_MS), signal);
  }
};

const startCheck = async (object: ImportObject, sheet: string, { upload, today, signal, change }: Work) => {
  change({ state: 'reading' });
  const started = await whenScanned(
    () => callEndpoint(start, { params: { object }, body: { upload_id: upload, sheet } }, { signal }),
    signal,
  );
  const draft = suggestedDraft(started, importConfigs[object]);
  const importId = started.import_id;
  const body = {
    import_id: importId,
    mapping: mappingOf(draft),
    key: draft.keys.join(','),
    owner_change_date: today,
  };
  const { run_id: checkRun } = await callEndpoint(check, { body }, { signal });
  change({ state: 'checking', importId, checkRun });
  return { importId, checkRun };
};

/**
 * Takes one sheet of a workbook as far as it goes: reads and checks it, and imports its rows. It stops at wrong rows
 * until the user accepts that they are left out, and goes on where it was after a reload.
 */
export const importSheet = async (sheet: WorkbookSheet, object: ImportObject, work: Work): Promise<void> => {
  const { signal, change } = work;
  const { importId, checkRun } =
    sheet.importId !== undefined && sheet.checkRun !== undefined
      ? { importId: sheet.importId, checkRun: sheet.checkRun }
      : await startCheck(object, sheet.sheet, work);
  let { commitRun } = sheet;
  if (commitRun === undefined) {
    const checked = await ended(checkRun, signal);
    if (checked.status !== 'succeeded') {
      change({ state: 'failed', ...(checked.problem !== null && { problem: checked.problem }) });
      return;
    }
    const query = { import_id: importId, filter: 'wrong', page: '1', per_page: '1' } as const;
    const { counts, records } = await callEndpoint(rows, { query }, { signal });
    if (counts.wrong > 0 && !sheet.isAccepted) {
      change({ state: 'decide', counts });
      return;
    }
    if (records === 0) {
      change({ state: 'done', counts });
      return;
    }
    change({ state: 'importing', counts });
    commitRun = (await callEndpoint(commit, { body: { import_id: importId } }, { signal })).run_id;
    change({ commitRun });
  }
  const { status, problem } = await ended(commitRun, signal);
  change({ state: status === 'succeeded' ? 'done' : 'failed', ...(problem !== null && { problem }) });
};
