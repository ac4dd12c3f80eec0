import { getOrganisation } from '#shared/contract/people/get-organisation.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { organisation } from './organisation.ts';

export const handler = serve(getOrganisation, ({ actor }) => organisation(actor));
