import type homeTexts from '#shared/messages/en/home.json';
import type { CustomFieldObject, CustomFieldType } from './custom-field.ts';

type SuggestedField = {
  readonly key: string;
  readonly object: CustomFieldObject;
  readonly type: Exclude<CustomFieldType, 'auto_incrementing_int'>;
  /** The options of a choice that are the same in every language. */
  readonly options?: readonly string[];
  /** The keys of options whose names stand in the texts of suggestions. */
  readonly optionKeys?: readonly (keyof typeof homeTexts.suggested.custom_field_option)[];
};

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'];

/** Fields that Belgian employers often add; their names stand in the texts of suggestions. */
export const suggestedFields = [
  { key: 'emergencyContact', object: 'employee', type: 'textfield' },
  { key: 'clothesSize', object: 'employee', type: 'select_option', options: SIZES },
  { key: 'shoeSize', object: 'employee', type: 'number' },
  { key: 'medicalCheck', object: 'employee', type: 'date' },
  { key: 'firstAider', object: 'employee', type: 'yes_no' },
  { key: 'leaseUntil', object: 'car', type: 'date' },
  { key: 'insuranceUntil', object: 'car', type: 'date' },
  { key: 'technicalCheck', object: 'car', type: 'date' },
  { key: 'parkingPlace', object: 'car', type: 'textfield' },
  { key: 'winterTyres', object: 'car', type: 'yes_no' },
  { key: 'fuelCardNumber', object: 'car', type: 'textfield' },
  {
    key: 'condition',
    object: 'asset',
    type: 'select_option',
    optionKeys: ['inRepair', 'lost', 'stolen', 'retired'],
  },
  { key: 'warrantyUntil', object: 'asset', type: 'date' },
  { key: 'invoiceNumber', object: 'asset', type: 'textfield' },
  { key: 'location', object: 'asset', type: 'textfield' },
  { key: 'contractNumber', object: 'software_product', type: 'textfield' },
  { key: 'productOwner', object: 'software_product', type: 'textfield' },
  { key: 'trainer', object: 'training', type: 'textfield' },
] as const satisfies readonly SuggestedField[];
