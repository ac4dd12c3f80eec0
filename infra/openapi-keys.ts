type Schema = {
  propertyNames?: { enum?: readonly string[] };
  additionalProperties?: object | boolean;
  properties?: Record<string, object>;
  [keyword: string]: unknown;
};

/**
 * Says the keys of records whose keys are known as properties, since generators of clients make a map of any text from
 * the names alone, and linters miss the keys that are required.
 */
export const nameKeys = (node: object): void => {
  const schema = node as Schema;
  const keys = schema.propertyNames?.enum;
  if (keys && typeof schema.additionalProperties === 'object') {
    const { additionalProperties: value } = schema;
    schema.properties = Object.fromEntries(keys.map((key) => [key, structuredClone(value)]));
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
  for (const value of Object.values(schema)) if (typeof value === 'object' && value !== null) nameKeys(value);
};
