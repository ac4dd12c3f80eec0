import { matchingList } from '#shared/list/apply-list-query.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { templateTexts } from '#functions/platform/texts/templates.ts';
import { templates } from './templates.ts';

export const templateExport = listExport({
  name: 'templates',
  object: 'contract_template',
  permission: 'templates:write',
  leaves: 'contracts:export',
  sheet: 'contractTemplates',
  texts: templateTexts,
  matching: async (actor, query) => matchingList(await templates(actor).open(query), query),
});
