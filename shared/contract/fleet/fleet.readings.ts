import { vehicleName } from '#shared/fleet/vehicle.ts';
import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getCarDetails } from './get-car-details.ts';

export const readings: RecordReadings = {
  car: reading(getCarDetails, ({ details, custom_fields: customFields }) => ({
    ...details,
    name: vehicleName(details),
    customFields,
  })),
};
