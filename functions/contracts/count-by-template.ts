import { countByTemplate } from '#shared/contract/contracts/count-by-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contracts } from './contracts.ts';

export const handler = serve(countByTemplate, async ({ actor }) => {
  const counts = new Map<string, { template_id: number; version: number; count: number }>();
  for (const { template_id, template_version: version, deleted } of await contracts(actor).seen()) {
    if (template_id === null || version === null || deleted === 1) continue;
    const key = `${template_id}#${version}`;
    counts.set(key, { template_id, version, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return { data: [...counts.values()] };
});
