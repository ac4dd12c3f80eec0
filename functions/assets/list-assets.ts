import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assets } from './assets.ts';

export const handler = serve(listAssets, ({ query, actor }) => assets(actor).list(query));
