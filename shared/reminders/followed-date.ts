import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';

type Stored = Readonly<Record<string, unknown>>;

const DOCUMENT = 'document_';

/** The key under which a reminder follows the last day of a document of its record. */
export const documentDateKey = (fileId: string): string => `${DOCUMENT}${fileId}`;

/** The document whose last day a key names; undefined for a date of the record itself. */
export const documentOfKey = (key: string): string | undefined =>
  key.startsWith(DOCUMENT) ? key.slice(DOCUMENT.length) : undefined;

/** Whether a date column of the kind can be followed. */
export const isFollowable = (object: ObjectType, key: string): boolean =>
  customFieldIdOf(key) !== undefined || Object.hasOwn(kindFacts[object].reminders.dates, key);

/** The day of a stored value, which is a day already or an instant (ISO 8601). */
const dayOf = (value: string): IsoDate => (value.includes('T') ? belgianDay(new Date(value)) : value);

/** The present value of a date that a reminder follows; null where the record has none. */
export const dateIn = (object: ObjectType, stored: object, key: string): IsoDate | null => {
  // why: the facts of a kind name fields of the stored record by text
  const record = stored as Stored;
  const custom = customFieldIdOf(key);
  const field = kindFacts[object].reminders.dates[key] ?? '';
  const own = typeof field === 'function' ? field(record) : record[field];
  const value = custom === undefined ? own : (record['custom_fields'] as Stored | null | undefined)?.[custom];
  return typeof value === 'string' && value !== '' ? dayOf(value) : null;
};

/** The person who has the record today; 0 for nobody. */
export const personIn = (object: ObjectType, stored: object): number => {
  const { person } = kindFacts[object].reminders;
  return person === null ? 0 : Number((stored as Stored)[person] ?? 0);
};
