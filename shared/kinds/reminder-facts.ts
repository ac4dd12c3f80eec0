import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Certificate } from '#shared/trainings/participant.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';

type ReminderFacts = {
  /** The date columns that a reminder can follow, by key, with the stored field behind each or the way to it. */
  readonly dates: Readonly<Record<string, string | ((stored: Stored) => unknown)>>;
  /** The stored field with the person of the record; null for a kind that nobody holds. */
  readonly person: string | null;
};

type Stored = Readonly<Record<string, unknown>>;

const sameNames = (...fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, field]));

const dayOf = (instant: unknown): IsoDate | null =>
  typeof instant === 'string' ? belgianDay(new Date(instant)) : null;

/** What reminders know of each kind of record. Custom date fields are known without a line here. */
export const reminderFacts: Readonly<Record<ObjectType, ReminderFacts>> = {
  car: {
    dates: {
      ...sameNames('date_first_registration', 'date_commissioning', 'order_date'),
      planned_end: 'date_end',
    },
    person: 'related_employee_id',
  },
  asset: { dates: {}, person: 'owner_employee_id' },
  software_product: { dates: sameNames('renewal_date'), person: null },
  software_license: {
    dates: { ...sameNames('date_enabled'), planned_end: 'date_deactivated' },
    person: 'employee_id',
  },
  employee: { dates: sameNames('start_date', 'active_until', 'seniority_date'), person: 'id' },
  program: { dates: {}, person: null },
  training: { dates: sameNames('start_date', 'end_date'), person: null },
  training_employee: {
    dates: { valid_until: ({ certificates }) => (certificates as Certificate[]).at(-1)?.valid_until },
    person: 'employee_id',
  },
  day_off_request: { dates: sameNames('start_date', 'end_date', 'certificate_until'), person: 'employee_id' },
  contract_template: { dates: {}, person: null },
  contract: {
    dates: {
      ...sameNames('deadline'),
      sent_on: ({ sent_at: at }) => dayOf(at),
      signed_on: ({ signed_at: at }) => dayOf(at),
    },
    person: 'employee_id',
  },
};

/** Whether a date column of the kind can be followed. */
export const isFollowable = (object: ObjectType, key: string): boolean =>
  customFieldIdOf(key) !== undefined || Object.hasOwn(reminderFacts[object].dates, key);

/** The present value of a date that a reminder follows; null where the record has none. */
export const dateIn = (object: ObjectType, stored: object, key: string): IsoDate | null => {
  // why: the tables above name fields of the stored record by text
  const record = stored as Stored;
  const custom = customFieldIdOf(key);
  const field = reminderFacts[object].dates[key] ?? '';
  const own = typeof field === 'function' ? field(record) : record[field];
  const value = custom === undefined ? own : (record['custom_fields'] as Stored | null | undefined)?.[custom];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The person who has the record today; 0 for nobody. */
export const personIn = (object: ObjectType, stored: object): number => {
  const { person } = reminderFacts[object];
  return person === null ? 0 : Number((stored as Stored)[person] ?? 0);
};
