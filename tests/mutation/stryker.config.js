/** The configuration of the mutation tool; its paths are those of the project above. */
export default {
  mutate: ['shared/**/*.rules.ts', 'shared/permissions/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // The tool rewrites the configuration of the compiler with an API that this compiler does not have; no test needs it.
  tsconfigFile: 'none',
  tempDirName: '.local-mutation/sandbox',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.local-mutation/report.json' },
  concurrency: 2,
  // A busy machine is slow, and no rule can run endlessly.
  timeoutMS: 60_000,
};
