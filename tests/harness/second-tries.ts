import { appendFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Appends a line to a file for every test that passed only at its second try, with what failed at the first. */
export const secondTries = (path: string): Reporter => ({
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [failure = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
    appendFileSync(path, `${test.module.relativeModuleId}: ${test.fullName}: ${failure}\n`);
  },
});
