import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import { fold } from '#shared/values/fold.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentTemplate, readPartnerName } from './template-wire.ts';
import { templates } from './templates.ts';

export const handler = serve(listResellerTemplates, async ({ query: { keyword, type }, actor }) => {
  const [seen, partner] = await Promise.all([templates(actor).seen(), readPartnerName()]);
  const found = seen.filter(
    (row) =>
      row.is_partner === 1 &&
      row.deleted === 0 &&
      (type === undefined || row.type === type) &&
      fold(row.name).includes(fold(keyword.trim())),
  );
  return { partner_name: partner, data: found.map((row) => presentTemplate(row, partner)) };
});
