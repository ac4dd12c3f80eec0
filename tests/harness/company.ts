import { afterAll } from 'vitest';
import { startRuntimeWithRuns } from './runtime-with-runs.ts';
import { startRuntime, type RuntimeOptions } from './runtime.ts';

/** The local runtime for the tests of one file, and a client of its administrator. It ends with the file. */
export const startCompany = async (options: RuntimeOptions = {}) => {
  const runtime = await startRuntime(options);
  afterAll(() => runtime.close());
  return { runtime, admin: await runtime.as('admin') };
};

/** `startCompany` with the workflow runner in the same process. */
export const startCompanyWithRuns = async (...options: Parameters<typeof startRuntimeWithRuns>) => {
  const { runtime, workflows, close } = await startRuntimeWithRuns(...options);
  afterAll(() => close());
  return { runtime, workflows, admin: await runtime.as('admin') };
};
