import { getProductCustomFields } from '#shared/contract/software/get-product-custom-fields.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { products } from './products.ts';

export const handler = serve(getProductCustomFields, async ({ params, actor }) => ({
  custom_fields: await products(actor).customFields(params.id),
}));
