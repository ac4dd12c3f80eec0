import { beforeAll, expect, it } from 'vitest';
import { putBytes } from '#functions/platform/files/objects.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf } from '#tests/builders/files.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { uploadDocument } from './upload-document.ts';

let car: number;
const { admin } = await startCompanyWithRuns();
beforeAll(async () => {
  car = (await admin.post('/api/cars/add', aCar())).body.id;
});

/** The name that a browser saves a file under; the log of the bucket has the whole address, so the name is not in it. */
const savedAs = async (url: string): Promise<string> => {
  expect(decodeURIComponent(new URL(url).search)).not.toMatch(/burnout|depression|filename|fleet|\.pdf|\.xlsx/i);
  return (await fetch(url)).headers.get('content-disposition') ?? '';
};

it('a document is saved under its present name', async () => {
  const { id } = await uploadDocument(admin, car, { name: 'Burnout of Jan.pdf' });
  const download = async (disposition?: string): Promise<string> =>
    savedAs((await admin.get(`/api/files/${id}/download`, { disposition })).body.file_url);
  expect(await download()).toContain('filename="Burnout of Jan.pdf"');
  await admin.post('/api/files/edit', { id, filename: 'Depression.pdf' });
  expect(await download('inline')).toBe('inline');
  expect(await download()).toContain('filename="Depression.pdf"');
  // A file that was stored without its name, as by a restore, gets it on the way out.
  await putBytes(`documents/${id.split('-')[2]}`, aPdf(), 'application/pdf', 'attachment');
  expect(await download()).toContain('filename="Depression.pdf"');
});

it('a document of whose name nobody sees anything gets one', async () => {
  const { filename, id } = await uploadDocument(admin, car, { name: '\u200b\u3164.pdf' });
  expect(filename).toBe('document.pdf');
  const { status, body } = await admin.post('/api/files/edit', { id, filename: '\u3164.pdf' });
  expect([status, body.fields]).toMatchObject([422, [{ path: 'filename', code: 'required' }]]);
});

it('an export, a template and a file of wrong rows are saved under their names', async () => {
  const exported = await admin.get('/api/cars/list/excel');
  expect(await savedAs(exported.body.file_url)).toContain(`filename="${exported.body.file_name}"`);
  const template = await admin.get('/api/imports/car/template');
  expect(await savedAs(template.body.file_url)).toContain(`filename="${template.body.file_name}"`);
  const rows = [['Id', 'CO2'], [car, 'much']]; // prettier-ignore
  const started = await startImport(admin, 'car', aWorkbook({ rows }), 'Burnout list.xlsx');
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
  await ended(admin, (await admin.post('/api/imports/check', body)).body.run_id);
  const wrong = await admin.get('/api/imports/errorFile', { import_id: started.import_id });
  expect(await savedAs(wrong.body.file_url)).toContain('filename="Burnout list-wrong-rows.xlsx"');
});
