import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { generate, HttpClient } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startCompany } from '#tests/harness/company.ts';

const root = join(import.meta.dirname, '../../..');

let folder = '';
const { runtime } = await startCompany();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What somebody writes with the client. Each line that must not compile says so. */
const program = `
import { ApiError, BackOffice } from './client';
import type { CarRow } from './client';

export const run = async (BASE: string, TOKEN: string) => {
  const office = new BackOffice({ BASE, TOKEN });
  const car = { type: 'car', brand: 'Volvo', model: 'EX30', plate: '2-ABC-123', fuel: 'electric' } as const;
  const { id } = await office.fleet.fleetAddCar(car, 'once');
  const again = await office.fleet.fleetAddCar(car, 'once');
  const { data, count } = await office.fleet.fleetListCars(1, 5, 'volvo');
  const brands = data.map(({ brand }: CarRow) => brand);
  // @ts-expect-error -- a row has no such field
  data.map((row) => row.plat);
  // @ts-expect-error -- a list is no page
  const wrongPage = () => office.fleet.fleetListCars([1]);
  // @ts-expect-error -- there is no such field
  const wrongBody = () => office.fleet.fleetEditCar({ car_id: id, colour: 'red' });
  const refused = await office.people.peopleListEmployees().then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );
  return { id, again: again.id, brands, count, refused, unused: [wrongPage, wrongBody].length };
};
`;

const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['**/*.ts'],
};

it('a client generated from the document compiles, refuses what is wrong, and works', async () => {
  const input = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8')) as Record<string, unknown>;
  const client = { input, output: join(folder, 'client'), clientName: 'BackOffice', useUnionTypes: true };
  await generate({ ...client, httpClient: HttpClient.FETCH });
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');

  const outfile = join(folder, 'program.mjs');
  await build({ entryPoints: [join(folder, 'program.ts')], outfile, bundle: true, format: 'esm', logLevel: 'silent' });
  const admin = await runtime.as('admin');
  const terms = { name: 'The client', scopes: ['fleet:write'], expires_on: toDmy(addDays(today(), 2)) };
  const { key } = (await admin.post('/api/apiKeys/add', terms)).body;
  const { run } = (await import(pathToFileURL(outfile).href)) as {
    run: (base: string, token: string) => Promise<unknown>;
  };
  expect(await run(runtime.url, key)).toMatchObject({ id: 1, again: 1, brands: ['Volvo'], count: 1, refused: 403 });
});
