import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, inject, it } from 'vitest';
import { addIntegration } from '#shared/contract/integrations/add-integration.ts';
import { listPayrollTypes } from '#shared/contract/integrations/list-payroll-types.ts';
import { payrollCodes } from '#infra/local/payroll/payroll-codes.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

const credentials = { username: 'hr', customer_code: 'ok-rotate', password: 'first' };

const rotate = async (
  tenant: string,
  sent: unknown,
  { integration, product = 'brabo' }: { integration: string; product?: string },
) => {
  const { offices } = inject('payroll');
  const options = { tenant, integration, product, payrollProducts: offices };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, ['infra/ops/rotate-payroll.ts', ...args], { stdio: 'pipe' });
  child.stdin.end(JSON.stringify(sent));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [status, stderr] = await Promise.all([ended, text(child.stderr)]);
  return { status, stderr };
};

const storedIn =
  (name: string) =>
  async (VersionStage: string): Promise<string | undefined> => {
    const { SecretString: kept = '{}' } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: name, VersionStage }),
    );
    return (JSON.parse(kept) as { password?: string }).password;
  };

it('keeps credentials that work, the ones before as the previous version, and none that fail', async () => {
  const [{ slug }] = tenants();
  const stored = storedIn(`${slug}/payroll/4711`);
  expect(await rotate(slug, credentials, { integration: '4711' })).toMatchObject({ status: 0, stderr: '' });
  expect((await rotate(slug, { ...credentials, password: 'second' }, { integration: '4711' })).status).toBe(0);
  expect([await stored('AWSCURRENT'), await stored('AWSPREVIOUS')]).toEqual(['second', 'first']);

  expect(await rotate(slug, { ...credentials, password: 'wrong' }, { integration: '4711' })).toEqual({
    status: 1,
    stderr: 'the payroll office answered login_failed; nothing was changed\n',
  });
  expect(await stored('AWSCURRENT')).toBe('second');

  expect(await rotate(slug, { username: 'hr' }, { integration: '4711' })).toMatchObject({ status: 2 });
  const unknown = await rotate(slug, credentials, { integration: '4711', product: 'nobody' });
  expect(unknown.stderr).toContain("--product: no payroll office is called 'nobody'; known are brabo, csv, fixed");
});

// Functions in a container do not reach the office, which is on this machine.
it.skipIf(process.env['EMULATOR_PROFILE'] === 'localstack')(
  'tries the credentials of an integration at the office and keeps them as a secret',
  async () => {
    const [tenant] = tenants();
    const admin = await asAdmin(tenant);
    const { username: new_username, customer_code: new_customer_code } = credentials;
    const body = {
      name: 'Brabo',
      product: 'brabo',
      credentials: { new_username, new_customer_code, new_password: 'kept' },
    };
    const refused = { ...body, credentials: { ...body.credentials, new_password: 'wrong' } };
    const { status, body: problem } = await admin.post('/api/integrations/add', refused);
    expect([status, problem]).toMatchObject([422, { code: 'connection_failed' }]);
    const { id } = await admin.call(addIntegration, { body });
    expect(await storedIn(`${tenant.slug}/payroll/${id}`)('AWSCURRENT')).toBe('kept');
    const { data, fresh } = await admin.call(listPayrollTypes, { params: { id: String(id) }, query: { refresh: '1' } });
    expect([data.length, fresh]).toEqual([payrollCodes.length, true]);
  },
);
