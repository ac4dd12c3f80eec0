import { defineConfig } from 'vitest/config';

/** The tests that stand beside the rules and need nothing else. */
export default defineConfig({ test: { include: ['shared/**/*.test.ts'], environment: 'node', testTimeout: 120_000 } });
