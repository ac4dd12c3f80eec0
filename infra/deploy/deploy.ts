import { registry } from '#shared/contract/registry.ts';
import { MAIN_PART, restApiParts } from '#infra/api-parts.ts';
import { readArguments } from './arguments.ts';
import { cdk, run } from './cdk.ts';
import { apiAddresses, outputsFile, readOutputs } from './outputs.ts';

/** How many stacks are deployed at once, where none needs another. */
const AT_ONCE = '4';

const deploy = async (args: readonly string[]): Promise<void> => {
  const endpoint = process.env['AWS_ENDPOINT_URL'];
  const arguments_ = readArguments(args, endpoint);
  const { slug, emulator } = arguments_.tenant;
  // An emulator has no CloudFront to serve the app.
  if (!emulator) await run('node_modules/vite/bin/vite.js', ['build', 'frontend']);
  await cdk(
    ['deploy', '--all', '--require-approval', 'never', '--concurrency', AT_ONCE, '--outputs-file', outputsFile(slug)],
    arguments_,
  );
  const outputs = await readOutputs(slug);
  const url = outputs[`${slug}-web`]?.['Url'];
  process.stdout.write(`\n${slug} is deployed.\n`);
  if (url !== undefined) process.stdout.write(`App  ${url}\n`);
  const addresses = apiAddresses(outputs, slug, emulator ? endpoint : undefined);
  for (const { name, patterns } of restApiParts(registry)) {
    process.stdout.write(`API  ${addresses[name]}${name === MAIN_PART ? '' : `  for ${patterns.join(', ')}`}\n`);
  }
};

// `npm run deploy -- --tenant acme`
try {
  await deploy(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
