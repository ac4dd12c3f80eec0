import type { RecordReading, RecordReadings } from '#shared/contract/records/record-reading.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

const files = import.meta.glob<{ readings: RecordReadings }>('../../../shared/contract/*/*.readings.ts', {
  eager: true,
});

/** Every area adds the kinds of its records by a file of this name. */
const readings = Object.fromEntries(
  Object.values(files).flatMap((file) => Object.entries(file.readings)),
  // why: a test finds a kind without a reading (`app/every-kind.test.ts`)
) as Readonly<Record<ObjectType, RecordReading>>;

/** How one record is read: the endpoint, its parameters, and what every kind has of the answer. */
export const readingOf = (
  object: ObjectType,
  id: string,
): RecordReading & { readonly params: Record<string, string> } => {
  const { endpoint, factsOf } = readings[object];
  const [, name = 'id'] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  return { endpoint, factsOf, params: { [name]: id } };
};
