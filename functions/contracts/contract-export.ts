import { matchingList } from '#shared/list/apply-list-query.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { contractTexts } from '#functions/platform/texts/contracts.ts';
import { contracts } from './contracts.ts';

export const contractExport = listExport({
  name: 'contracts',
  object: 'contract',
  permission: 'contracts:export',
  sheet: 'contracts',
  texts: contractTexts,
  matching: async (actor, query) => matchingList(await contracts(actor).open(query), query),
});
