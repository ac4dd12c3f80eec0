import * as z from 'zod';
import { LINK_TOKEN } from '#shared/links/link.ts';

/** The path parameters of an endpoint for people with a link. */
export const linkParams = z.strictObject({ token: z.string().regex(LINK_TOKEN) });
