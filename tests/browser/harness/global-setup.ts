import { buildWeb, webRoot } from '#infra/local/web-build.ts';
import { findChromium } from './chromium.ts';

/** Prepares once what every test file needs, outside the time limit of the first file. */
export const setup = async (): Promise<void> => {
  const isBuilt = process.env['WEB_ROOT'] !== undefined;
  await Promise.all([isBuilt || buildWeb(() => undefined, { isCompressed: false }), findChromium()]);
  // The test files inherit this variable: they run at the same time and must not overwrite each other's build.
  process.env['WEB_ROOT'] ??= webRoot;
};
