import { listTemplates } from '#shared/contract/templates/list-templates.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templates } from './templates.ts';

export const handler = serve(
  listTemplates,
  ({ query: { type, category_id, tag, tag_id, state, language, ...query }, actor }) =>
    templates(actor).list(query, { type, category_id, tag, tag_id, state, language }),
);
