import { afterAll, expect, it } from 'vitest';
import fleet from '#shared/messages/en/fleet.json' with { type: 'json' };
import people from '#shared/messages/en/people.json' with { type: 'json' };
import software from '#shared/messages/en/software.json' with { type: 'json' };
import trainings from '#shared/messages/en/trainings.json' with { type: 'json' };
import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { template } from '#shared/contract/imports/template.ts';
import { convertCell } from '#shared/imports/convert-cell.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const folder = aTemporaryFolder();
const { admin } = await startCompanyWithRuns();
afterAll(() => folder.remove());

const exported = async (query: Record<string, string> = {}) => {
  const answer = await admin.call(exportCars, { query });
  if (!('file_url' in answer)) throw new Error('a small export is a file');
  const content = Buffer.from(await (await fetch(answer.file_url)).arrayBuffer());
  return { content, ...(await linesOf(content)) };
};

const linesOf = async (content: Buffer) => {
  const lines: Record<string, string | null>[] = [];
  let headers: string[] = [];
  for await (const part of readWorkbook(folder.write('export.xlsx', content))) {
    if (part.kind === 'header') headers = part.headers;
    else {
      const texts = part.cells.map((cell) => ('text' in cell ? cell.text : 'iso' in cell ? cell.iso : null));
      lines.push(Object.fromEntries(headers.map((header, at) => [header, texts[at] ?? null])));
    }
  }
  return { headers, lines };
};

it('speaks the words of the screen and holds every field, under the headers of the template', async () => {
  await admin.post(
    '/api/cars/add',
    aCar({
      plate: '1-EXP-001',
      fuel: 'gas',
      contract_type: 'op_lease',
      specifics: 'Trekhaak\nDakkoffer',
      currency: 'USD',
    }),
  );
  const { lines } = await exported({ search_term: '1-EXP-001' });
  expect(lines).toMatchObject([
    { Plate: '1-EXP-001', Fuel: 'Petrol', 'Contract type': 'Operating lease', Specifics: 'Trekhaak\nDakkoffer', Currency: 'US dollar ($)' },
  ]); // prettier-ignore
  expect(Object.keys(lines[0] ?? {})).toEqual(
    expect.arrayContaining(['First registration', 'Commissioning date', 'Yearly cost']),
  );
  expect((await exported({ columns: 'specifics,currency' })).headers).toEqual(['Specifics', 'Currency']);
});

it('comes back without a change, also for a vehicle that misses what a save would fill in', async () => {
  const { id } = (await admin.post('/api/cars/add', aCar({ plate: '1-EXP-002' }))).body;
  const stored = (await vehicleStore.get(id))!;
  await transact([vehicleStore.update(stored, { ...stored, usage_type: null, order_date: null })]);
  const features = {
    feature_flags: ['enable_cars_usage_type'],
    integration_features: ['cars/import', 'cars/order-date'],
  };
  expect((await admin.post('/api/settings/features', features)).status).toBe(200);
  const started = await startImport(admin, 'car', (await exported()).content);
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
  await ended(admin, (await admin.call(check, { body })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id } });
  expect(page.data.filter(({ state }) => state !== 'same')).toEqual([]);
  expect(page.counts).toMatchObject({ same: 2 });
});

it.each(['nl', 'fr', 'en'] as const)(
  'is a template in %s whose columns and values are all understood',
  async (language) => {
    await admin.post('/api/profile/language', { language });
    const sent = await admin.call(template, { params: { object: 'car' } });
    const { file_name: name, columns, rows: lines } = {
    nl: { file_name: 'modelbestand-voertuigen.xlsx', columns: ['Merk', 'Brandstof'], rows: ['Elektrisch', 'Grijs', 'nee'] },
    fr: { file_name: 'modele-vehicules.xlsx', columns: ['Marque', 'Carburant'], rows: ['Électrique', 'Gris', 'non'] },
    en: { file_name: 'vehicles-template.xlsx', columns: ['Brand', 'Fuel'], rows: ['Electric', 'Grey', 'no'] },
  }[language]; // prettier-ignore
    expect(sent.file_name).toBe(name);
    const content = Buffer.from(await (await fetch(sent.file_url)).arrayBuffer());
    const read = await linesOf(content);
    expect(read.headers).toEqual(expect.arrayContaining(columns));
    expect(Object.values(read.lines[0] ?? {})).toEqual(expect.arrayContaining(lines));
    const started = await startImport(admin, 'car', content);
    expect(started.columns.filter(({ field }) => field === null)).toEqual([]);
    const body = { import_id: started.import_id, mapping: mappingOf(started) };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const page = await admin.call(rows, { query: { import_id: started.import_id } });
    expect(page.data.flatMap(({ errors }) => errors).filter(({ code }) => code === 'unknown_value')).toEqual([]);
    await admin.post('/api/profile/language', { language: 'en' });
  },
);

it('is understood by the import, word by word', () => {
  const texts: Record<string, Record<string, unknown>> = { fleet, people, software, trainings };
  for (const columns of Object.values(ownImportColumns))
    for (const column of columns) {
      const words = texts[column.label.split(':')[0] ?? '']?.[column.key];
      if (column.kind !== 'enum' || typeof words !== 'object' || words === null) continue;
      for (const value of column.allowed ?? []) {
        const word = (words as Record<string, string>)[value];
        expect([column.key, word, convertCell(column, { value: word ?? null })]).toEqual([column.key, word, { value }]);
      }
    }
});
