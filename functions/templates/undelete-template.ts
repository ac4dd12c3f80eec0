import { undeleteTemplate } from '#shared/contract/templates/undelete-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { archiveTemplate } from './archive-template.ts';

export const handler = serve(undeleteTemplate, ({ body: { template_id: id, version }, actor, commit }) =>
  archiveTemplate({ actor, id, version, commit, deleted: 0 }),
);
