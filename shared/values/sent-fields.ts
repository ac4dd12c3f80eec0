type SentFields<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of a body that were sent. Spread over a stored record, they leave what is absent as it was. */
export const sentFields = <T extends object>(body: T): SentFields<T> =>
  // why: the fields that have a value keep their types
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as SentFields<T>;
