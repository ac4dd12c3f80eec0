import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateDetails } from './template-details.ts';

export const handler = serve(getTemplate, ({ params: { id }, actor }) => templateDetails(actor, id));
