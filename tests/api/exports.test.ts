import { expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { startCompany } from '#tests/harness/company.ts';

const { runtime } = await startCompany();
const noExport = await runtime.as('noExport');

const lists = registry.filter(({ method, path }) => method === 'GET' && path.endsWith('/excel'));

it('are known by their path', () => {
  const elsewhere = registry.filter(
    (each) => each.limited === 'export' && each.method === 'GET' && !lists.includes(each),
  );
  expect(elsewhere.map(({ id }) => id)).toEqual([
    'push.getCsv',
    'push.getPayload',
    'push.getCommandCsv',
    'imports.errorFile',
  ]);
});

it.each(lists.map(({ path }) => path))('of lists ask for the right to export: %s', async (path) => {
  const { status, body } = await noExport.get(path.replace('{id}', '1'));
  expect([status, body.permission]).toEqual([403, expect.stringMatching(/:export$/)]);
});
