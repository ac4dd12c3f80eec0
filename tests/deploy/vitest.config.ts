import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Apart from `npm test`: needs the emulator at AWS_ENDPOINT_URL. `npm run test:localstack` brings one.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'deploy',
    include: ['tests/deploy/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/deploy/harness/global-setup.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The functions on the emulator share the processors with the tests.
    maxWorkers: 2,
  },
});
