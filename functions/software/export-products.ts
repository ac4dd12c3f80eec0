import { exportProducts } from '#shared/contract/software/export-products.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { exportList } from '#functions/platform/runs/export-list.ts';
import { productExport } from './product-export.ts';

export const handler = serve(exportProducts, ({ query, actor }) => exportList(productExport, actor, query));
