import * as z from 'zod';

/** Any list may keep preferences: `fleet`, `people` … */
export const listParam = z.strictObject({ list: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/) });
