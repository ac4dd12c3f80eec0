import { exportAssets } from '#shared/contract/assets/export-assets.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { assetExport } from './asset-export.ts';

export const handler = serve(exportAssets, ({ query, actor }) => exportList(assetExport, actor, query));
