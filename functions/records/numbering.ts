import type { ObjectType } from '#shared/records/object-types.ts';

/** The run that numbers existing records; apart from its work, which whoever starts it does not need. */
export const NUMBER_KIND = 'number_records';
export type NumberInput = { object: ObjectType; field_id: number };
