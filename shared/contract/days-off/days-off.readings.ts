import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getRequest } from './get-request.ts';

export const readings: RecordReadings = {
  day_off_request: reading(getRequest, ({ custom_fields: customFields, ...details }) => ({
    ...details,
    name: details.person_name,
    customFields,
  })),
};
