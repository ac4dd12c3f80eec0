import texts from '#shared/messages/en/assets.json' with { type: 'json' };
import { listExport } from '#functions/platform/records/list-export.ts';
import { assets } from './assets.ts';

/** The asset list as a file. */
export const assetExport = listExport({
  name: 'assets',
  object: 'asset',
  permission: 'assets:export',
  file: 'assets',
  sheet: 'Assets',
  texts,
  matching: (actor, query) => assets(actor).matching(query),
});
