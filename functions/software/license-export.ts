import texts from '#shared/messages/en/software.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { licenses } from './licenses.ts';

/** The licence list as a file. */
export const licenseExport = listExport({
  name: 'software',
  object: 'software_license',
  permission: 'software:export',
  file: 'software',
  sheet: 'Software',
  texts,
  matching: (actor, query) => licenses(actor).matching(query),
});
