import { listProducts } from '#shared/contract/software/list-products.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { products } from './products.ts';

export const handler = serve(listProducts, ({ query, actor }) => products(actor).list(query));
