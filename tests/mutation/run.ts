import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { format, resolveConfig } from 'prettier';
import { root } from '#tests/architecture/broken-project.ts';
import { excuses } from './excuses.ts';
import { mutationReport } from './report.ts';

const REPORT = join(root, 'docs/mutation.md');

const mutants = await new Stryker({
  mutate: ['shared/**/*.rules.ts', 'shared/permissions/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // The tool rewrites the configuration of the compiler with an API that this compiler does not have; no test needs it.
  tsconfigFile: 'none',
  tempDirName: '.local-mutation',
  reporters: ['progress-append-only'],
  concurrency: 2,
  // A busy machine is slow; no rule can run for ever.
  timeoutMS: 60_000,
}).runMutationTest();

const { text, unexplained, stale } = mutationReport(mutants, excuses, (file) => readFileSync(join(root, file), 'utf8'));
const head = readFileSync(REPORT, 'utf8').split('## Figures')[0] ?? '';
const options = { ...(await resolveConfig(REPORT)), filepath: REPORT };
writeFileSync(REPORT, await format(`${head}## Figures\n\n${text}\n`, options));

const tell = (what: string, list: readonly object[]): void =>
  void process.stdout.write(list.map((one) => `${what}: ${JSON.stringify(one)}\n`).join(''));
tell('alive without an excuse', unexplained);
tell('an excuse that nothing needs', stale);
process.exitCode = unexplained.length + stale.length > 0 ? 1 : 0;
