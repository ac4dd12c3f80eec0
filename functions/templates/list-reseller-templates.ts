import { listResellerTemplates } from '#shared/contract/templates/list-reseller-templates.ts';
import { fold } from '#shared/values/fold.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { presentTemplate, readAround } from './template-wire.ts';
import { templates } from './templates.ts';

export const handler = serve(listResellerTemplates, async ({ query: { keyword, type }, actor }) => {
  const [seen, around] = await Promise.all([templates(actor).seen(), readAround()]);
  const found = seen.filter(
    (row) =>
      row.is_partner === 1 &&
      row.deleted === 0 &&
      (type === undefined || row.type === type) &&
      fold(row.name).includes(fold(keyword.trim())),
  );
  return { partner_name: around.partner, data: found.map((row) => presentTemplate(row, around)) };
});
