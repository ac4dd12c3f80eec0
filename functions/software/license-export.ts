import { listExport } from '#functions/platform/records/list-export.ts';
import { softwareTexts } from '#functions/platform/texts/software.ts';
import { licenses } from './licenses.ts';

/** The licence list as a file. */
export const licenseExport = listExport({
  name: 'software',
  object: 'software_license',
  permission: 'software:export',
  sheet: 'software',
  texts: softwareTexts,
  matching: (actor, query) => licenses(actor).matching(query),
});
