import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { customFieldObjects, type CustomFieldObject } from '#shared/custom-fields/custom-field.ts';
import { objectTypes } from '#shared/records/object-types.ts';

export type DefinedField = EndpointResponse<typeof listCustomFields>['data'][number];

/** The kinds of records with a tab. Expenses have none, since they are recorded elsewhere; an address may name them. */
export const tabsFor = (object: CustomFieldObject): readonly CustomFieldObject[] =>
  object === 'expense' ? customFieldObjects : objectTypes;

/** The kind of record that an address names; people by default. */
export const objectOf = (text: string | null): CustomFieldObject =>
  customFieldObjects.find((object) => object === text) ?? 'employee';
