import type { Endpoint, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomFieldOut } from './record-extras.ts';

/** The facts of a record that every kind has. */
export type RecordFacts = {
  id: number;
  version: number;
  name: string;
  deleted: 0 | 1;
  customFields: readonly CustomFieldOut[];
};

/** The reading with which the page of a record begins; the only parameter of its path is the record. */
export type RecordReading = { readonly endpoint: Endpoint; readonly factsOf: (answer: never) => RecordFacts };

/** The kinds of an area, each with its reading: what a file `<area>.readings.ts` exports. */
export type RecordReadings = Readonly<Partial<Record<ObjectType, RecordReading>>>;

export const reading = <E extends Endpoint>(
  endpoint: E,
  factsOf: (answer: EndpointResponse<E>) => RecordFacts,
): RecordReading => ({ endpoint, factsOf });
