import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readAssetPage } from './asset-pages.ts';

export const handler = serve(listAssets, ({ query, actor }) => readAssetPage(actor, query));
