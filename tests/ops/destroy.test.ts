import { expect, it } from 'vitest';
import { startCompany } from '#tests/harness/company.ts';
import { runProgram } from './run-command.ts';

await startCompany();

it('refuses the name of a tenant that is not there, before anything is made', async () => {
  const { code, out, err } = await runProgram('infra/deploy/destroy.ts', [
    '--tenant',
    'nobody',
    '--region',
    'eu-west-1',
  ]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^--tenant: there is no tenant here, no table nobody-records, .* in eu-west-1; stacks that were left .* delete-stack`\n$/,
  );
});
