import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getLicense } from './get-license.ts';
import { getProduct } from './get-product.ts';

export const readings: RecordReadings = {
  software_product: reading(getProduct, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
  software_license: reading(getLicense, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: [details.product_name, details.person_name].filter(Boolean).join(', '),
    // One that begins later is not active yet.
    deleted: details.date_deactivated === null ? 0 : 1,
    customFields,
  })),
};
