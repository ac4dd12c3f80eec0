import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getTemplate } from './get-template.ts';

export const readings: RecordReadings = {
  contract_template: reading(getTemplate, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
};
