import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { readArguments } from '#infra/deploy/arguments.ts';
import { cdk, run } from '#infra/deploy/cdk.ts';
import { apiAddress, outputOf, readOutputs } from '#infra/deploy/outputs.ts';
import type { Deployed } from './deployed.ts';
import { enrolAdmin } from './enrol-admin.ts';
import { addPoolUser } from './user-pool.ts';

// No run of the suite waits for anything but the machine.
const settingsOf = (slug: string): string[] => [
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
];

/** With the command an operator uses. */
const deploy = async (slug: string, endpoint: string): Promise<Deployed> => {
  await run('infra/deploy/deploy.ts', settingsOf(slug), { quiet: true });
  const outputs = await readOutputs(slug);
  const pool = {
    id: outputOf(outputs, `${slug}-identity`, 'UserPoolId'),
    clientId: outputOf(outputs, `${slug}-identity`, 'ClientId'),
  };
  const admin = { email: `admin@${slug}.example`, password: `Aa1!${randomBytes(12).toString('hex')}` };
  const filesBucket = outputOf(outputs, `${slug}-data`, 'FilesBucket');
  return { slug, api: apiAddress(outputs, slug, endpoint), filesBucket, pool, admin };
};

/** Two tenants side by side for all test files; both are destroyed at the end. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  if (!endpoint) throw new Error('AWS_ENDPOINT_URL is not set: run npm run test:localstack');
  // An emulator that was there before may hold what a broken run left.
  const suffix = randomBytes(3).toString('hex');
  const slugs = [`acme-${suffix}`, `beta-${suffix}`] as const;
  await cdk(['bootstrap'], readArguments(settingsOf(slugs[0]), endpoint), { quiet: true });
  const [first, second] = await Promise.all([deploy(slugs[0], endpoint), deploy(slugs[1], endpoint)]);
  for (const deployed of [first, second]) {
    const { pool, admin } = deployed;
    await enrolAdmin(deployed, await addPoolUser(pool, admin.email, admin.password));
  }
  provide('tenants', [first, second]);
  return async () => {
    await Promise.all(slugs.map((slug) => run('infra/deploy/destroy.ts', settingsOf(slug), { quiet: true })));
  };
};
