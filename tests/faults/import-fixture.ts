import { writeFile } from 'node:fs/promises';
import {
  CHECK_KIND,
  COMMIT_KIND,
  UNDO_KIND,
  type CommitInput,
  type ImportRunInput,
} from '#functions/imports/run-names.ts';
import { workbookKey } from '#functions/imports/import-store.ts';
import { uploadFrom } from '#functions/platform/files/objects.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import type { UndoInput } from '#functions/platform/runs/start-undo.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aTemporaryFolder, aWorkbook } from '#tests/builders/workbook.ts';
import { actorOf } from '#tests/personas.ts';

const HEADERS = ['Brand', 'Model', 'Plate', 'Fuel', 'Chassis number'];
const mapping = { Brand: 'brand', Model: 'model', Plate: 'plate', Fuel: 'fuel', 'Chassis number': 'chassis_number' };

/** Uploads for one import a file with this many new vehicles, each with its own plate and chassis number. */
export const uploadVehicles = async (importId: string, count: number, prefix: string): Promise<void> => {
  const rows = Array.from({ length: count }, (_, at) => [
    'Kia', `EV ${at}`, `${prefix}-${at}`, 'electric', `${prefix}${String(at).padStart(12, '0')}`,
  ]); // prettier-ignore
  const folder = aTemporaryFolder();
  await writeFile(folder.path('fleet.xlsx'), aWorkbook({ rows: [HEADERS, ...rows] }));
  await uploadFrom(folder.path('fleet.xlsx'), workbookKey(importId), 'application/octet-stream');
  folder.remove();
};

const inputOf = (importId: string): ImportRunInput => ({
  import_id: importId,
  object: 'car',
  is_text: false,
  layout: { sheet: null, header_row: 1, headers: HEADERS },
  choice: { mapping, keys: ['plate'], defaults: {}, change_date: '2026-11-21' },
});

const start = async (kind: string, input: ImportRunInput | CommitInput | UndoInput): Promise<string> => {
  const run = await startRun({ kind, title: kind, input, permission: 'fleet:read', actor: actorOf('admin') });
  await transact(run.writes);
  return run.runId;
};

export const startCheck = (importId: string): Promise<string> => start(CHECK_KIND, inputOf(importId));
export const startCommit = (importId: string, checkRunId: string): Promise<string> =>
  start(COMMIT_KIND, { ...inputOf(importId), check_run_id: checkRunId });
export const startUndoOf = (commitRunId: string, total: number): Promise<string> =>
  start(UNDO_KIND, { run_id: commitRunId, total, permission: 'fleet:import' });
