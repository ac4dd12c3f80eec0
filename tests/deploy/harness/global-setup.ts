import { randomBytes } from 'node:crypto';
import { CreateEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { TestProject } from 'vitest/node';
import { readArguments } from '#infra/deploy/arguments.ts';
import { cdk, run } from '#infra/deploy/cdk.ts';
import { apiAddresses, outputOf, readOutputs } from '#infra/deploy/outputs.ts';
import { startEmulatorIdentity } from '#infra/emulator/identity-provider.ts';
import { CLIENT_ID } from '#infra/local/environment.ts';
import { startPayrollSandbox } from '#infra/local/payroll/payroll-sandbox.ts';
import type { Deployed } from './deployed.ts';
import { enrolAdmin } from './enrol-admin.ts';
import { serveOneOrigin } from './one-origin.ts';
import { addPerson, type SignIn } from './sign-in.ts';
import { hasPools } from './user-pool.ts';

/** A tenant to deploy; without `signIn` it has a user pool. */
type Order = {
  readonly slug: string;
  readonly offices: string;
  readonly signIn?: Extract<SignIn, { by: 'issuer' }> | undefined;
};

/** Free releases of LocalStack send no mail. */
const sendsMail = process.env['EMULATOR_PROFILE'] !== 'localstack';

// The pace of runs is 0: no run of the suite waits for anything but the machine.
const settingsOf = ({ slug, offices, signIn }: Order): string[] => [
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
  ...(sendsMail ? ['--mailFrom', `hr@${slug}.example`] : []),
  '--payrollProducts',
  offices,
  ...(signIn ? ['--issuer', signIn.issuer, '--clientId', CLIENT_ID] : []),
  ...(signIn?.keySet === undefined ? [] : ['--keySet', signIn.keySet]),
];

/** Deploys a tenant with the command that an operator uses. */
const deploy = async (order: Order, endpoint: string): Promise<Deployed & { close: () => void }> => {
  const { slug } = order;
  await run('infra/deploy/deploy.ts', settingsOf(order), { quiet: true });
  const outputs = await readOutputs(slug);
  const identity = (name: string): string => outputOf(outputs, `${slug}-identity`, name);
  const signIn = order.signIn ?? { by: 'pool', pool: { id: identity('UserPoolId'), clientId: identity('ClientId') } };
  const admin = { email: `admin@${slug}.example`, password: `Aa1!${randomBytes(12).toString('hex')}` };
  const filesBucket = outputOf(outputs, `${slug}-data`, 'FilesBucket');
  const { url: api, close } = await serveOneOrigin(apiAddresses(outputs, slug, endpoint));
  return { slug, api, filesBucket, signIn, admin, close };
};

/** Confirms the sender of a tenant, which on AWS its owner does by a mail from SES. */
const confirmSender = async (slug: string): Promise<void> => {
  await new SESv2Client({}).send(new CreateEmailIdentityCommand({ EmailIdentity: `hr@${slug}.example` }));
};

/** The provider that the emulator brought along, else one of this process. */
const startIssuer = async (): Promise<Extract<SignIn, { by: 'issuer' }> & { close: () => void }> => {
  const { EMULATOR_ISSUER: given, EMULATOR_KEY_SET: keySet } = process.env;
  if (given !== undefined) return { by: 'issuer', issuer: given, keySet, close: () => undefined };
  return { by: 'issuer', keySet: undefined, ...(await startEmulatorIdentity()) };
};

/**
 * Two tenants side by side and their payroll office for all test files; both are destroyed at the end. The first signs in
 * by another issuer, the second by its user pool where the emulator has them: so one run proves both.
 */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  if (!endpoint) throw new Error('AWS_ENDPOINT_URL is not set: run npm run test:localstack');
  // An emulator that was there before may hold what a broken run left.
  const suffix = randomBytes(3).toString('hex');
  const slugs = [`acme-${suffix}`, `beta-${suffix}`] as const;
  const payroll = await startPayrollSandbox();
  const { PAYROLL_PRODUCTS: offices } = payroll.environment;
  const { close: closeIssuer, ...issuer } = await startIssuer();
  const orders: readonly [Order, Order] = [
    { slug: slugs[0], offices, signIn: issuer },
    { slug: slugs[1], offices, signIn: (await hasPools()) ? undefined : issuer },
  ];
  await cdk(['bootstrap'], readArguments(settingsOf(orders[0]), endpoint), { quiet: true });
  const deployments = await Promise.all([deploy(orders[0], endpoint), deploy(orders[1], endpoint)]);
  const [first, second] = deployments.map(({ close: _close, ...deployed }) => deployed) as [Deployed, Deployed];
  for (const deployed of [first, second]) {
    if (sendsMail) await confirmSender(deployed.slug);
    await enrolAdmin(deployed, await addPerson(deployed.signIn, deployed.admin));
  }
  provide('tenants', [first, second]);
  provide('payroll', { url: payroll.url, offices });
  return async () => {
    for (const { close } of deployments) close();
    closeIssuer();
    await payroll.close();
    await Promise.all(orders.map((order) => run('infra/deploy/destroy.ts', settingsOf(order), { quiet: true })));
  };
};
