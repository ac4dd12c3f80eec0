import { spawnSync } from 'node:child_process';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, it } from 'vitest';
import { tenants } from './harness/tenant-client.ts';

const rotate = (tenant: string, credentials: unknown, integration = 'sandbox') =>
  spawnSync(process.execPath, ['infra/ops/rotate-payroll.ts', '--tenant', tenant, '--integration', integration], {
    input: JSON.stringify(credentials),
    encoding: 'utf8',
  });

it('keeps credentials that work, the ones before as the previous version, and none that fail', async () => {
  const [{ slug }] = tenants();
  const stored = async (VersionStage: string): Promise<{ password?: string }> => {
    const input = { SecretId: `${slug}/payroll/sandbox`, VersionStage };
    const { SecretString: text = '{}' } = await new SecretsManagerClient({}).send(new GetSecretValueCommand(input));
    return JSON.parse(text) as { password?: string };
  };
  const credentials = { username: 'hr', customer_code: '4711', password: 'first' };
  expect(rotate(slug, credentials)).toMatchObject({ status: 0, stderr: '' });
  expect(rotate(slug, { ...credentials, password: 'second' }).status).toBe(0);
  expect([(await stored('AWSCURRENT')).password, (await stored('AWSPREVIOUS')).password]).toEqual(['second', 'first']);

  const refused = rotate(slug, { ...credentials, password: 'wrong' });
  expect([refused.status, refused.stderr]).toEqual([
    1,
    'the payroll office answered login_failed; nothing was changed\n',
  ]);
  expect((await stored('AWSCURRENT')).password).toBe('second');

  expect(rotate(slug, { username: 'hr' })).toMatchObject({ status: 2 });
  expect(rotate(slug, credentials, 'nobody').stderr).toContain("no payroll office is connected as 'nobody'");
});
