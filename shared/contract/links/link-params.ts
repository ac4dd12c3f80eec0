import * as z from 'zod';
import { LINK_TOKEN } from '#shared/links/link.ts';

/** What stands in the path of an endpoint that a person with a link calls. */
export const linkParams = z.strictObject({ token: z.string().regex(LINK_TOKEN) });
