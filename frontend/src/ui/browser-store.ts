/** What this browser keeps: until the tab is closed, or for good. */
type StoreName = 'sessionStorage' | 'localStorage';

/**
 * What is stored under a name; undefined where nothing is, or something that does not pass `isKnown`: stored data
 * outlive a release, so the one that reads them checks their shape.
 */
export const readStored = <Stored>(
  store: StoreName,
  name: string,
  isKnown: (value: unknown) => value is Stored,
): Stored | undefined => {
  try {
    const value: unknown = JSON.parse(globalThis[store].getItem(name) ?? 'null');
    return isKnown(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value. A browser that has no room, or allows no storage, keeps nothing, and the page goes on. */
export const keepStored = (store: StoreName, name: string, value: unknown): void => {
  try {
    globalThis[store].setItem(name, JSON.stringify(value));
  } catch {
    // What is kept is a convenience alone.
  }
};

/** Whether a value is an object with these fields, whatever is in them. */
export const hasFields = <Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));

/** Whether a value is a list of texts. */
export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
