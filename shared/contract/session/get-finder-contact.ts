import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';

/** What the company made public for whoever finds something with a label (docs/areas/assets.md#lost-and-found). */
export const getFinderContact = endpoint({
  id: 'session.getFinderContact',
  method: 'GET',
  path: '/api/settings/finderContact',
  session: 'nobody',
  summary: 'Whom to reach about an asset that was found; says nothing of the asset',
  response: z.object({
    company: z.string().nullable(),
    finder_email: z.string().nullable(),
    finder_phone: z.string().nullable(),
  }),
});
