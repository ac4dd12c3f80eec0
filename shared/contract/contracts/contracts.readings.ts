import { reading, type RecordReadings } from '#shared/contract/records/record-reading.ts';
import { getContract } from './get-contract.ts';

export const readings: RecordReadings = {
  contract: reading(getContract, ({ details, custom_fields: customFields }) => ({ ...details, customFields })),
};
