import { deleteTemplate } from '#shared/contract/templates/delete-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { archiveTemplate } from './archive-template.ts';

export const handler = serve(deleteTemplate, ({ body: { template_id: id, version }, actor, commit }) =>
  archiveTemplate({ actor, id, version, commit, deleted: 1 }),
);
