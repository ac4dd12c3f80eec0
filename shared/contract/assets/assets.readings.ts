import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getAssetDetails } from './get-asset-details.ts';

export const readings: RecordReadings = {
  asset: reading(getAssetDetails, ({ asset, custom_fields: customFields }) => ({
    ...asset,
    name: `${asset.name} ${asset.label}`,
    customFields,
  })),
};
