import { buildWeb, webRoot } from '#infra/local/web-build.ts';
import { findChromium } from './chromium.ts';

/** What every file needs is made once, outside the time limit of the first. */
export const setup = async (): Promise<void> => {
  const isBuilt = process.env['WEB_ROOT'] !== undefined;
  await Promise.all([isBuilt || buildWeb(() => undefined), findChromium()]);
  // Inherited by the test files, which run at the same time and must not build over each other.
  process.env['WEB_ROOT'] ??= webRoot;
};
