import type { KnipConfig } from 'knip';
import { modulePath } from './shared/contract/endpoint.ts';
import { registry } from './shared/contract/registry.ts';

// A handler is what the registry names; any other file in `functions/` must be imported by something.
const handlers = registry.map((definition) => `functions/${modulePath(definition)}.ts`);

const config: KnipConfig = {
  entry: [
    ...handlers,
    'functions/workflows/*/{authorize,prepare,work,finish,sweep,write,enrol,send,ask,take-events,complete}.ts',
    // Threads, started by the name of their file.
    'functions/platform/pdf/{render,check,seal}-worker.ts',
    'frontend/src/parts/main.tsx',
    // The build brings it into files that wait for texts (frontend/texts-with-code.ts).
    'frontend/src/ui/load-code.ts',
    'frontend/src/ui/with-texts.ts',
    'frontend/src/**/*.stories.tsx',
    'infra/app.ts',
    'infra/{deploy/{deploy,destroy},emulator/{run-suite,start}}.ts',
    'infra/local/{start,gateway,storage-process,worker-process,snapshot-process}.ts',
    'infra/ops/{export-tenant,restore-tenant,fsck,reindex}.ts',
    'tests/bench/*.ts',
    // The runner of state machines finds them beside their definition.
    'tests/api/runs/machines/*/*.ts',
    // Named in the options of Node (vitest.config.ts).
    'tests/harness/days-ahead.ts',
    // Checked by tsc, run by nobody.
    'tests/types/*.test-d.ts',
  ],
  project: ['{shared,functions,infra,tests}/**/*.{ts,mjs}', 'frontend/**/*.{ts,tsx}'],
  vitest: { config: ['vitest.config.ts', 'tests/deploy/vitest.config.ts', 'tests/mutation/vitest.config.ts'] },
  vite: { config: ['frontend/vite.config.ts'] },
  postcss: { config: ['frontend/postcss.config.js'] },
  // Fonts are named in a style sheet and in the list of the files of a PDF only.
  ignoreDependencies: ['@fontsource-variable/inter', '@expo-google-fonts/.+'],
  // Only a declaration file uses them, which knip does not follow.
  ignoreIssues: { 'infra/local/dynamodb/dynalite-types.ts': ['types'] },
  ignoreExportsUsedInFile: true,
};

export default config;
