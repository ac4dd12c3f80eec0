import { randomBytes } from 'node:crypto';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { TestProject } from 'vitest/node';
import { readArguments } from '#infra/deploy/arguments.ts';
import { cdk, run } from '#infra/deploy/cdk.ts';
import { apiAddresses, outputOf, readOutputs } from '#infra/deploy/outputs.ts';
import { startPayrollSandbox } from '#infra/local/payroll/payroll-sandbox.ts';
import type { Deployed } from './deployed.ts';
import { enrolAdmin } from './enrol-admin.ts';
import { serveOneOrigin } from './one-origin.ts';
import { addPoolUser } from './user-pool.ts';

// The pace of runs is 0: no run of the suite waits for anything but the machine.
const settingsOf = (slug: string, offices: string): string[] => [
  '--tenant',
  slug,
  '--name',
  `${slug} NV`,
  '--retainData',
  'false',
  '--mfa',
  'optional',
  '--bulkDelayMs',
  '0',
  '--origin',
  `https://people.${slug}.example`,
  '--mailFrom',
  `hr@${slug}.example`,
  '--payrollProducts',
  offices,
];

/** Deploys a tenant with the command that an operator uses. */
const deploy = async (slug: string, offices: string, endpoint: string): Promise<Deployed & { close: () => void }> => {
  await run('infra/deploy/deploy.ts', settingsOf(slug, offices), { quiet: true });
  const outputs = await readOutputs(slug);
  const pool = {
    id: outputOf(outputs, `${slug}-identity`, 'UserPoolId'),
    clientId: outputOf(outputs, `${slug}-identity`, 'ClientId'),
  };
  const admin = { email: `admin@${slug}.example`, password: `Aa1!${randomBytes(12).toString('hex')}` };
  const filesBucket = outputOf(outputs, `${slug}-data`, 'FilesBucket');
  const { url: api, close } = await serveOneOrigin(apiAddresses(outputs, slug, endpoint));
  return { slug, api, filesBucket, pool, admin, close };
};

/** Confirms the sender of a tenant, which on AWS its owner does by a mail from SES. */
const confirmSender = async (slug: string): Promise<void> => {
  await new SESv2Client({}).send(new CreateEmailIdentityCommand({ EmailIdentity: `hr@${slug}.example` }));
};

/** Two tenants side by side and their payroll office for all test files; both are destroyed at the end. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  if (!endpoint) throw new Error('AWS_ENDPOINT_URL is not set: run npm run test:localstack');
  // An emulator that was there before may hold what a broken run left.
  const suffix = randomBytes(3).toString('hex');
  const slugs = [`acme-${suffix}`, `beta-${suffix}`] as const;
  const payroll = await startPayrollSandbox();
  const { PAYROLL_PRODUCTS: offices } = payroll.environment;
  await cdk(['bootstrap'], readArguments(settingsOf(slugs[0], offices), endpoint), { quiet: true });
  const deployments = await Promise.all([deploy(slugs[0], offices, endpoint), deploy(slugs[1], offices, endpoint)]);
  const [first, second] = deployments.map(({ close: _close, ...deployed }) => deployed) as [Deployed, Deployed];
  for (const deployed of [first, second]) {
    const { pool, admin } = deployed;
    await confirmSender(deployed.slug);
    await enrolAdmin(deployed, await addPoolUser(pool, admin.email, admin.password));
  }
  provide('tenants', [first, second]);
  provide('payroll', { url: payroll.url, offices });
  return async () => {
    for (const { close } of deployments) close();
    await payroll.close();
    await Promise.all(slugs.map((slug) => run('infra/deploy/destroy.ts', settingsOf(slug, offices), { quiet: true })));
  };
};
