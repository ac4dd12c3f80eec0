import { readArguments } from './arguments.ts';
import { cdk } from './cdk.ts';

// `npm run destroy -- --tenant acme`: what the deploy retains (tables, files, user pool) stays.
try {
  const arguments_ = readArguments(process.argv.slice(2), process.env['AWS_ENDPOINT_URL']);
  await cdk(['destroy', '--all', '--force', '--concurrency', '4'], arguments_);
  process.stdout.write(
    `\n${arguments_.tenant.slug} is destroyed; data stores that it was deployed to retain are still there.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
