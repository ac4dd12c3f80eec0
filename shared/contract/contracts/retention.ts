import * as z from 'zod';
import { keptClasses } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { version } from '#shared/values/wire.ts';

/** For how long the company keeps what, with the version that an edit sends back. */
export const versionedRetention = z.object({
  version,
  /** Years after the end of the work for which signed contracts of each type are kept. */
  contracts: z.record(z.enum(templateTypes), z.int()),
  /** Months after which data of each class go by themselves, or after which their erasure is to be decided. */
  months: z.record(z.enum(keptClasses), z.int()),
});
export type VersionedRetention = z.output<typeof versionedRetention>;
