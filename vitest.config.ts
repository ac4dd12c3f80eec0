import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// A property test takes a second alone and many on a machine that does something else too.
const BUSY = 30_000;

// What a page or a run does may take long on a machine that does something else too; a second is the default.
const patient = { poll: { timeout: 20_000 } };

// A line per request would bury what failed.
const quiet = { POWERTOOLS_LOG_LEVEL: 'ERROR' };

const storageTests = ['functions/platform/storage/**/*.test.ts'];

// `unit`, `storage` and `component` need nothing, `system` starts the local runtime inside each test file, `browser` also opens Chromium.
export default defineConfig({
  test: {
    // Tests wait for timers, retries and the disk as much as they compute: two files at once even on two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Pure code needs no module graph of its own in each file.
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'functions/**/*.test.ts', 'infra/**/*.test.ts', 'frontend/src/**/*.test.ts'],
          exclude: storageTests,
          environment: 'node',
          isolate: false,
          testTimeout: BUSY,
        },
      },
      {
        // The layer of storage keeps what it has read in its modules: each file starts with an empty memory.
        test: {
          name: 'storage',
          include: storageTests,
          environment: 'node',
          testTimeout: BUSY,
        },
      },
      {
        test: {
          name: 'component',
          include: ['frontend/src/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: BUSY,
        },
      },
      {
        test: {
          name: 'system',
          env: quiet,
          expect: patient,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/bench/**', 'tests/deploy/**', 'tests/infra/**'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // A synth, and loading the CDK for it, is dear: the files of a worker share both.
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          env: quiet,
          expect: patient,
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          globalSetup: ['tests/browser/harness/global-setup.ts'],
        },
      },
    ],
  },
});
