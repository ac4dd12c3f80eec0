import type * as z from 'zod';
import { company } from '#shared/contracts/company.ts';
import { version } from '#shared/values/wire.ts';

/** The company as the API answers it. */
export const versionedCompany = company.extend({ version });
export type VersionedCompany = z.infer<typeof versionedCompany>;
