import { assertTenant, setTables } from '#infra/ops/assert-target.ts';
import { failureSentence } from '#infra/ops/failure-sentence.ts';
import { readArguments } from './arguments.ts';
import { cdk, cdkEnvironment } from './cdk.ts';

/** What to do where a deployment or its end stopped halfway. */
const LEFTOVERS = '; stacks that were left without them go with `aws cloudformation delete-stack`';

// `npm run destroy -- --tenant acme`: what the deploy retains (tables, files, user pool) stays.
try {
  const arguments_ = readArguments(process.argv.slice(2), process.env['AWS_ENDPOINT_URL']);
  // The CDK destroys what is not there with success, so a wrong name would pass for a right one.
  Object.assign(process.env, cdkEnvironment(arguments_.tenant));
  setTables(`${arguments_.tenant.slug}-`);
  await assertTenant('tenant', LEFTOVERS);
  await cdk(['destroy', '--all', '--force', '--concurrency', '4'], arguments_);
  process.stdout.write(
    `\n${arguments_.tenant.slug} is destroyed; data stores that it was deployed to retain are still there.\n`,
  );
} catch (error) {
  process.stderr.write(`${failureSentence(error)}\n`);
  process.exitCode = 1;
}
