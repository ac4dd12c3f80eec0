import { expect } from 'vitest';
import { exportData } from '#shared/contract/people/export-data.ts';
import { openZipBuffer, readWholePart } from '#functions/platform/office/open-zip.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** The files of an export of a person, and its data. */
export const exportedPerson = async (client: ApiClient, person: number) => {
  const { run_id: id } = await client.call(exportData, { body: { employee_id: person } });
  const run = await ended(client, id);
  expect(run, JSON.stringify(run.problem)).toMatchObject({ status: 'succeeded' });
  const zip = await openZipBuffer(Buffer.from(await (await fetch(String(run.result?.['file_url']))).arrayBuffer()));
  const files = new Map<string, Buffer>();
  for (const entry of zip.entries) files.set(entry.fileName, await readWholePart(zip, entry));
  zip.file.close();
  return { run, files, page: String(files.get('index.html')), data: JSON.parse(String(files.get('data.json'))) };
};
