import { matchingList } from '#shared/list/apply-list-query.ts';
import { listExport } from '#functions/platform/records/list-export.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { requests } from './requests.ts';

/** Requests and absences as a file; what few may know of absences stands in columns of their own. */
export const requestExport = listExport({
  name: 'days-off',
  object: 'day_off_request',
  permission: 'days:export',
  sheet: 'daysOff',
  texts: daysOffTexts,
  matching: async (actor, query) => matchingList(await requests(actor).open(query), query),
});
