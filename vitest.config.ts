import { rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { secondTries } from './tests/harness/second-tries.ts';

// `DAYS_AHEAD=40` runs everything as it will run then (docs/tests.md#on-another-day).
const daysAhead = join(import.meta.dirname, 'tests/harness/days-ahead.ts');
if (process.env['DAYS_AHEAD'] !== undefined)
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import ${daysAhead}`;

// Everything takes many times as long on a machine that does something else too: a limit is there to end what would
// never end, and says nothing about speed. What is waited for ends the wait, so patience costs nothing.
const patient = { poll: { timeout: 120_000 } };
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: patient };

// Texts become PDFs by WebAssembly, which V8 makes faster while it runs: no process of a test makes enough PDFs for that
// to be worth it (docs/tests.md). Processes that tests start inherit the flags.
const plainWasm = { execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] };
const everywhere = { ...limits, ...plainWasm };

// A line per request would bury what failed.
// Users of tests never rest.
const quiet = { POWERTOOLS_LOG_LEVEL: 'ERROR', CALL_LIMITS: 'off' };

// Tests of what a process keeps, of storages of their own, and of processes that die: each file starts a new process.
const faults = ['tests/faults/**/*.test.ts'];
const alone = [
  'functions/platform/storage/**/*.test.ts',
  'functions/platform/session/ended-sign-ins.test.ts',
  'tests/{conformance,ops}/**/*.test.ts',
  'tests/api/runs/machines.test.ts',
];

// Seeds and templates are made once for all workers of this run (tests/harness/once-per-run.ts).
const sharedByRun = join(tmpdir(), `run-${process.pid}-${Date.now()}`);
process.env['SHARED_BY_RUN'] = sharedByRun;
process.once('exit', () => rmSync(sharedByRun, { recursive: true, force: true }));

// The file to which `.ci/run` wants the tests written that passed only at their second try. Without it none has a
// second try (docs/decisions/2026-11-21-time-of-the-suite.md).
const secondTriesFile = process.env['SECOND_TRIES'];
const mayRetry = { retry: secondTriesFile === undefined ? 0 : 1 };

// `unit` and `component` need nothing; `system`, `alone` and `faults` start the local runtime; `browser` also opens
// Chromium.
export default defineConfig({
  test: {
    ...(secondTriesFile !== undefined && { reporters: ['default', secondTries(secondTriesFile)] }),
    // Tests wait for timers, retries and the disk about as much as they compute: three files at once on two processors.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        // Pure code needs no module graph of its own in each file.
        test: {
          name: 'unit',
          include: ['shared/**/*.test.ts', 'functions/**/*.test.ts', 'infra/**/*.test.ts', 'frontend/src/**/*.test.ts'],
          exclude: alone,
          environment: 'node',
          isolate: false,
          ...everywhere,
        },
      },
      {
        test: {
          name: 'component',
          include: ['frontend/src/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/harness/component-setup.ts'],
          ...everywhere,
        },
      },
      {
        // Loading the handlers costs more than most files: those of a worker share them, the storage and the gateway.
        test: {
          name: 'system',
          env: quiet,
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/{browser,bench,deploy,infra}/**', ...alone, ...faults],
          environment: 'node',
          isolate: false,
          ...everywhere,
        },
      },
      {
        test: {
          name: 'alone',
          env: quiet,
          include: alone,
          environment: 'node',
          ...everywhere,
        },
      },
      {
        test: {
          name: 'faults',
          env: quiet,
          include: faults,
          environment: 'node',
          ...mayRetry,
          ...everywhere,
        },
      },
      {
        // A synth, and loading the CDK for it, is dear: the files of a worker share both.
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...everywhere,
        },
      },
      {
        test: {
          name: 'browser',
          env: quiet,
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          ...mayRetry,
          ...everywhere,
          globalSetup: ['tests/browser/harness/global-setup.ts'],
        },
      },
    ],
  },
});
