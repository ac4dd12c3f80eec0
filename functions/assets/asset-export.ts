import { listExport } from '#functions/platform/records/list-export.ts';
import { assetTexts } from '#functions/platform/texts/assets.ts';
import { assets } from './assets.ts';

/** The asset list as a file. */
export const assetExport = listExport({
  name: 'assets',
  object: 'asset',
  permission: 'assets:export',
  sheet: 'assets',
  texts: assetTexts,
  matching: (actor, query) => assets(actor).matching(query),
});
