import { listVersions } from '#shared/contract/templates/list-versions.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateSight } from './template-sight.ts';
import { withVersions } from './template-versions.ts';

export const handler = serve(listVersions, async ({ params: { id }, actor }) => {
  await templateSight.see(actor, id);
  const { versions } = await withVersions(id);
  return {
    data: versions.map(({ number, name, published_at, published_by_name, text }) => ({
      number,
      name,
      published_at,
      published_by: published_by_name,
      sha256: text.sha256,
    })),
  };
});
