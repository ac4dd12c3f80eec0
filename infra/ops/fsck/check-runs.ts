import { isOpen, type RunCounts, type RunStatus } from '#shared/runs/run.ts';
import { areaOfRun, MARKED_RUNS, markKey } from '#shared/runs/run-areas.ts';
import { runsTable } from '#functions/platform/storage/tables.ts';
import type { Finding } from './finding.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';

type Head = {
  run_id: string;
  kind: string;
  status: RunStatus;
  total: number;
  counts: RunCounts | null;
  expansion: string | null;
};

/** A run that ended has an end for each of its items, and the counts it shows are those of its ledger. */
export const checkRuns = async (): Promise<Finding[]> => {
  const heads = new Map<string, Head>();
  const ledgers = new Map<string, { done: number; failed: number }>();
  const open = new Set<string>();
  const marks = new Set<string>();
  let areMarked = false;
  const findings: Finding[] = [];
  for await (const item of scanTable(runsTable())) {
    const pk = String(item['pk']);
    const sk = String(item['sk']);
    if (pk === 'runs#open') open.add(`run#${sk}`);
    if (pk === MARKED_RUNS) areMarked = item['enforced'] === true;
    if (pk.startsWith('run-of#')) marks.add(pk);
    if (!pk.startsWith('run#')) continue;
    if (sk === 'head') heads.set(pk, item['data'] as Head);
    if (!sk.startsWith('item#')) continue;
    const ledger = ledgers.get(pk) ?? { done: 0, failed: 0 };
    ledger[item['status'] === 'done' ? 'done' : 'failed'] += 1;
    ledgers.set(pk, ledger);
  }
  for (const [key, { run_id: id, kind, status, total, counts, expansion }] of heads) {
    const add = (detail: string): number => findings.push({ check: 'run', key, detail });
    const { done, failed } = ledgers.get(key) ?? { done: 0, failed: 0 };
    if (isOpen(status) !== open.has(key)) add(`is ${status} and ${open.has(key) ? '' : 'not '}marked as open`);
    const area = areaOfRun(kind);
    if (areMarked && area && isOpen(status) && !marks.has(markKey(area, id).pk)) add(`was not started by ${area}`);
    if (status !== 'succeeded' || expansion === null) continue;
    if (done + failed !== total) add(`has ${done + failed} ended items of ${total}`);
    if (counts?.done !== done) add(`shows ${String(counts?.done)} done, the ledger has ${done}`);
  }
  for (const key of open)
    if (!heads.has(key)) findings.push({ check: 'run', key, detail: 'is marked as open and does not exist' });
  return findings;
};
