import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import type { importObjects } from '#shared/contract/imports/import.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

type NamingFile = {
  readonly object: (typeof importObjects)[number];
  readonly key: string | null;
  readonly rows: readonly [string[], SheetCell[]];
};

/** Makes what the files name: a type of asset, a type of days off, a schedule, a training, and a person without a leader. */
const prepare = async (admin: ApiClient): Promise<void> => {
  await admin.post('/api/assetTypes/add', { name: 'Canary cage' });
  await admin.post('/api/daysOff/types/add', { name: 'Canary leave', has_balance: 1 });
  const week = [480, 480, 480, 480, 0, 0, 0];
  await admin.post('/api/daysOff/schedules/add', { name: 'Canary week', weeks: [week] });
  await admin.post('/api/trainings/add', { name: 'Canary course', cost: 0, start_date: '11/01/2024' });
  await admin.post('/api/employees/add', { first_name: 'Carl', last_name: 'Follower', employee_number: 'FOL-1' });
};

/** A file of every kind that can name a person, with one row that names the one with this number. */
const filesNaming = (number: string, text: string): NamingFile[] => [
  { object: 'car', key: 'plate', rows: [['Type', 'Brand', 'Model', 'Plate', 'Fuel', 'Driver'], ['motorbike', 'BMW', 'CE 04', '1-NAM-001', 'electric', number]] }, // prettier-ignore
  { object: 'asset', key: 'serial_number', rows: [['Asset', 'Serial number', 'Owner'], ['Canary cage', 'NAM-1', number]] }, // prettier-ignore
  { object: 'software', key: null, rows: [['Product', 'URL', 'Person', 'Username'], ['Canary tool', 'canary-tool.example', number, text]] }, // prettier-ignore
  { object: 'training_employee', key: null, rows: [['Person', 'Training', 'Status'], [number, 'Canary course', 'followed']] }, // prettier-ignore
  {
    object: 'team',
    key: null,
    rows: [
      ['Team', 'Team lead'],
      ['Canary team', number],
    ],
  },
  { object: 'employee', key: 'employee_number', rows: [['Employee number', 'Function', 'Reports to'], ['FOL-1', 'Follower of canaries', number]] }, // prettier-ignore
  { object: 'day_off_request', key: null, rows: [['Person', 'Type', 'From', 'Until', 'Reason'], [number, 'Canary leave', '14/12/2023', '14/12/2023', text]] }, // prettier-ignore
  { object: 'work_schedule', key: null, rows: [['Person', 'Schedule', 'From', 'Week'], [number, 'Canary week', '01/11/2023', 1]] }, // prettier-ignore
  { object: 'day_off_balance', key: null, rows: [['Person', 'Type', 'Year', 'Minutes', 'Reason'], [number, 'Canary leave', 2023, 60, text]] }, // prettier-ignore
];

/** Imports a file of each kind that names the person. Returns how each run ended, by kind. */
export const importNaming = async (admin: ApiClient, number: string, text: string): Promise<Record<string, string>> => {
  await prepare(admin);
  const outcomes: Record<string, string> = {};
  for (const { object, key, rows } of filesNaming(number, text)) {
    const started = await startImport(admin, object, aWorkbook({ rows: [...rows] }), `${object}.xlsx`);
    const body = { import_id: started.import_id, mapping: mappingOf(started), key };
    const checked = await ended(admin, (await admin.call(check, { body })).run_id);
    const counts = checked.result?.['counts'] as { wrong?: number } | undefined;
    if (counts?.wrong !== 0) {
      outcomes[object] = JSON.stringify(checked.result);
      continue;
    }
    const run = await ended(admin, (await admin.call(commit, { body: { import_id: started.import_id } })).run_id);
    outcomes[object] = `${run.status} ${run.failed}`;
  }
  return outcomes;
};
