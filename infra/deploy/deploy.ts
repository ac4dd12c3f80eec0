import { registry } from '#shared/contract/registry.ts';
import { MAIN_PART, restApiParts } from '#infra/api-parts.ts';
import { buildWeb } from '#infra/local/web-build.ts';
import { readDeployOrder } from './arguments.ts';
import { cdk, STOPPED } from './cdk.ts';
import { enrolOnEmulator } from './enrol-on-emulator.ts';
import { apiAddresses, operatorArguments, outputsFile, readOutputs } from './outputs.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Builds the app once for whatever starts from this clone at the same time: two tenants, or the local runtime. */
const buildApp = async (): Promise<void> => {
  const stop = (): void => {
    process.stderr.write(`${STOPPED}\n`);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // The bucket has no compressed forms: CloudFront makes them.
  await buildWeb(print, { isCompressed: false });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
};

/** How many stacks are deployed at once, where none needs another. */
const AT_ONCE = '4';

const deploy = async (args: readonly string[]): Promise<void> => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  const order = readDeployOrder(args, endpoint);
  const { slug, emulator } = order.tenant;
  const common = ['--require-approval', 'never', '--outputs-file', outputsFile(slug)];
  if (order.only) {
    const stack = `${slug}-${order.only}`;
    await cdk(['deploy', stack, '--exclusively', ...common], order);
    process.stdout.write(`\n${stack} is deployed, and nothing that writes to it.\n`);
    return;
  }
  // An emulator has no CloudFront to serve the app.
  if (!emulator) await buildApp();
  await cdk(['deploy', '--all', '--concurrency', AT_ONCE, ...common], order);
  const outputs = await readOutputs(slug);
  if (emulator) await enrolOnEmulator(order.tenant, outputs);
  const url = outputs[`${slug}-web`]?.['Url'];
  process.stdout.write(`\n${slug} is deployed.\n`);
  if (url !== undefined) process.stdout.write(`App  ${url}\n`);
  const addresses = apiAddresses(outputs, slug, emulator ? endpoint : undefined);
  for (const { name, patterns } of restApiParts(registry)) {
    process.stdout.write(`API  ${addresses[name]}${name === MAIN_PART ? '' : `  for ${patterns.join(', ')}`}\n`);
  }
  process.stdout.write(`Check it  npm run ops:doctor -- ${operatorArguments(outputs, slug).join(' ')}\n`);
};

// `npm run deploy -- --tenant acme`, or `--tenant acme --only data` before a restore
try {
  await deploy(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
