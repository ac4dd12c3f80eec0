import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorkbook } from '#functions/platform/excel/write-workbook.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { once } from './measure.ts';
import { pollRun } from './poll-run.ts';
import type { Caller } from './caller.ts';

const ROWS = 10_000;
const columns = [
  ['Type', 'text'], ['Brand', 'text'], ['Model', 'text'], ['Plate', 'text'], ['Fuel', 'text'], ['CO₂ g/km', 'integer'],
  ['Date of first registration', 'date'], ['Commissioning date', 'date'], ['Order date', 'date'], ['Catalogue value', 'money'],
  ['Utility vehicle', 'text'], ['Chassis number', 'text'], ['Colour', 'text'], ['Supplier', 'text'],
] as const; // prettier-ignore

const rowOf = (index: number) => [
  'car', 'BMW', `320d ${index}`, `0-IM-${index}`, 'diesel', 100 + (index % 90), '2022-03-14', '2022-04-01', '2021-11-22', 30_000 + index,
  'No', `WBA${String(index).padStart(14, '0')}`, 'Grey', 'Ardenlease',
]; // prettier-ignore

const aFleet = async (first: number): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    const path = join(folder, 'fleet.xlsx');
    await writeWorkbook({
      path,
      sheetName: 'Fleet',
      columns: columns.map(([header, kind]) => ({ header, kind })),
      rows: Array.from({ length: ROWS }, (_, index) => rowOf(first + index)),
    });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A file of 10,000 new vehicles, numbered from `first`: dry run and commit, both as runs. */
export const benchImport = async (caller: Caller, first = 0) => {
  const content = await aFleet(first);
  const upload = await caller.post('/api/files/requestUpload', {
    purpose: 'import',
    filename: 'fleet.xlsx',
    size: content.length,
    content_type: XLSX_TYPE,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload['fields'] as Record<string, string>)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(content)], { type: XLSX_TYPE }), 'fleet.xlsx');
  await fetch(String(upload['url']), { method: 'POST', body: form });
  const started = await caller.post('/api/imports/car/start', { upload_id: upload['upload_id'] });
  const mapping = Object.fromEntries(
    (started['columns'] as { header: string; field: string | null }[]).map(({ header, field }) => [header, field]),
  );
  const body = { import_id: started['import_id'], mapping, key: 'plate' };
  const check = await once(async () => pollRun(caller, (await caller.post('/api/imports/check', body))['run_id']));
  const commit = await once(async () =>
    pollRun(caller, (await caller.post('/api/imports/commit', { import_id: started['import_id'] }))['run_id']),
  );
  return [
    { what: 'import, dry run', value: (ROWS / check) * 1000, unit: 'rows/s' },
    { what: 'import, commit', value: (ROWS / commit) * 1000, unit: 'rows/s' },
    {
      what: 'import, both',
      value: (ROWS / (check + commit)) * 1000,
      unit: 'rows/s',
      goal: 1000,
      atLeast: true as const,
    },
  ];
};
