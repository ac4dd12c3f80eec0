import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { secretStore } from './secret-store.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps secrets in a file that only its owner may read', async () => {
  vi.stubEnv('SECRETS_FILE', file);
  const secrets = secretStore();
  expect(await secrets.read('payroll/1')).toBeUndefined();
  await Promise.all([1, 2, 3, 4].map((id) => secrets.write(`payroll/${id}`, `value ${id}`)));
  await secrets.remove('payroll/2');
  await secrets.remove('payroll/9');
  expect(await Promise.all([1, 2, 3, 4].map((id) => secrets.read(`payroll/${id}`)))).toEqual([
    'value 1',
    undefined,
    'value 3',
    'value 4',
  ]);
  expect(await secrets.read('constructor')).toBeUndefined();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secrets.json']);
});

it('keeps the value before when the new one does not prove itself', async () => {
  vi.stubEnv('SECRETS_FILE', file);
  const secrets = secretStore();
  await secrets.write('payroll/1', 'works');
  const prove = async (): Promise<void> => {
    expect(await secrets.read('payroll/1')).toBe('works');
    throw new Error('refused');
  };
  await expect(secrets.write('payroll/1', 'wrong', { prove })).rejects.toThrow('refused');
  expect(await secrets.read('payroll/1')).toBe('works');
  await secrets.write('payroll/1', 'new', { prove: async () => undefined });
  expect(await secrets.read('payroll/1')).toBe('new');
});

it('asks for no proof of a value that the disk refuses', async () => {
  vi.stubEnv('SECRETS_FILE', join(folder, 'missing', 'secrets.json'));
  const prove = vi.fn<() => Promise<void>>(async () => undefined);
  await expect(secretStore().write('payroll/1', 'new', { prove })).rejects.toThrow('ENOENT');
  expect(prove).not.toHaveBeenCalled();
});

it('says that its file is broken without quoting it, and loses nothing of it', async () => {
  vi.stubEnv('SECRETS_FILE', file);
  await writeFile(file, '{"payroll/1": "hunter2"');
  const failed = await secretStore()
    .write('payroll/1', 'x')
    .catch((error: unknown) => error);
  expect(String(failed)).toBe(`Error: the file of secrets cannot be read: ${file}`);
  expect(await readFile(file, 'utf8')).toContain('hunter2');
});

it('wants to be told where secrets are', () => {
  vi.stubEnv('SECRETS_FILE', '');
  vi.stubEnv('TENANT', '');
  expect(() => secretStore()).toThrow('neither SECRETS_FILE nor TENANT');
});
