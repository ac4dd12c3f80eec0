/** The names of the fields of an object in their order, as its type knows them; for objects with no other fields. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  // why: TypeScript reckons with fields that a type does not name
  Object.keys(object) as (keyof T & string)[];
