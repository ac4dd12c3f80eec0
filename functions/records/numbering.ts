import type { ObjectType } from '#shared/records/object-types.ts';

/**
 * The name and the input of the run that numbers existing records. The endpoint that starts it does not need its work.
 */
export const NUMBER_KIND = 'number_records';
export type NumberInput = { object: ObjectType; field_id: number };
