import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getEmployeeDetail } from './get-employee-detail.ts';

export const readings: RecordReadings = {
  employee: reading(getEmployeeDetail, ({ employee, custom_fields: customFields }) => ({ ...employee, customFields })),
};
