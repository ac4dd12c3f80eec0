import { getProduct } from '#shared/contract/software/get-product.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { products } from './products.ts';

export const handler = serve(getProduct, ({ params, actor }) => products(actor).details(params.id));
