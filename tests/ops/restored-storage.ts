import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import type { Runtime } from '#tests/harness/runtime.ts';

/** Lets the product of this process work on other tables and another bucket from here on. */
export const useStorage = (runtime: Runtime, prefix: string, bucket: string): void => {
  for (const { name } of tableDefinitions) process.env[`${name.toUpperCase()}_TABLE`] = `${prefix}${name}`;
  process.env['FILES_BUCKET'] = bucket;
  runtime.forget();
};
