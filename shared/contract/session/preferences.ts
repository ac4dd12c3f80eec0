import * as z from 'zod';

/** The name of a list: `fleet`, `people` … Any list may keep preferences. */
export const listParam = z.strictObject({ list: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/) });
