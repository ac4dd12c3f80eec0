/** The part of a schema that says which values it takes. */
export type Bounds = {
  type?: string | string[];
  $ref?: string;
  anyOf?: Bounds[];
  enum?: unknown[];
  minimum?: number;
  exclusiveMinimum?: number;
};

const alternativesOf = (schema: Bounds): Bounds[] => [schema, ...(schema.anyOf ?? []).flatMap(alternativesOf)];

/** Whether a schema may be null; one that is defined elsewhere, or holds others, is taken to be. */
export const mayBeNull = (schema: Bounds): boolean =>
  alternativesOf(schema).some(
    ({ type = [], $ref, enum: values = [] }) =>
      $ref !== undefined ||
      values.includes(null) ||
      ['null', 'array', 'object'].some((each) => [type].flat().includes(each)),
  );

const isNumber = ({ type = [] }: Bounds): boolean =>
  [type].flat().some((each) => each === 'integer' || each === 'number');

/** Whether a number may be 0; true for what is no number. */
export const mayBeZero = (schema: Bounds): boolean => {
  const numbers = alternativesOf(schema).filter(isNumber);
  return (
    numbers.length === 0 ||
    numbers.some(({ minimum = -Infinity, exclusiveMinimum = -Infinity }) => minimum <= 0 && exclusiveMinimum < 0)
  );
};

const ofNull = /[;,] null [^;.]*/;
const ofZero = /; 0 is [^;.]*/;

/** A sentence that serves many fields, without what it says of null or 0 where a field takes neither. */
export const fitWords = (words: string, schema: Bounds): string => {
  const ofType = mayBeNull(schema) ? words : words.replace(ofNull, '');
  return mayBeZero(schema) ? ofType : ofType.replace(ofZero, '');
};
