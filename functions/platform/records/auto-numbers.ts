import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { CustomValues } from '#shared/records/record-extras.ts';
import { reserveNumbers } from '#functions/platform/storage/counter.ts';
import { definedFields } from './custom-fields.ts';

const counterOf = (fieldId: number): string => `custom_field_${fieldId}`;

const countedFields = async (object: ObjectType): Promise<CustomField[]> =>
  (await definedFields(object)).filter(({ type, deleted }) => type === 'auto_incrementing_int' && deleted === 0);

/**
 * The numbers that counting fields give `count` new records, by their place. Each number is used once, gaps are allowed
 * (docs/areas/records.md#custom-fields). Null when the kind of record has no such field.
 */
export const autoNumbers = async (object: ObjectType, count = 1): Promise<(place: number) => CustomValues | null> => {
  const fields = count === 0 ? [] : await countedFields(object);
  const firsts = await Promise.all(fields.map(({ id }) => reserveNumbers(counterOf(id), count)));
  if (fields.length === 0) return () => null;
  return (place) => Object.fromEntries(fields.map(({ id }, at) => [id, firsts[at]! + place]));
};

export const nextNumber = (fieldId: number): Promise<number> => reserveNumbers(counterOf(fieldId), 1);
