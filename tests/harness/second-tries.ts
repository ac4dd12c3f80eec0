import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter } from 'vitest/node';

/** What was received in place of what a test expected, on one line; empty for a failure that compares nothing. */
const receivedIn = (diff: string): string =>
  stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => line.startsWith('+') && line !== '+ Received')
    .map((line) => line.slice(1).trim())
    .join(' ');

/** Appends a line to a file for every test that passed only at its second try, with what failed at the first. */
export const secondTries = (path: string): Reporter => ({
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [failure] = test.result().errors ?? [];
    const [message = ''] = failure?.message.split('\n') ?? [];
    const words = [`${test.module.relativeModuleId}: ${test.fullName}: ${message}`, receivedIn(failure?.diff ?? '')];
    appendFileSync(path, `${words.join(' ').trim()}\n`);
  },
});
