import type { ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { IsoDate } from '#shared/values/dates.ts';

export type Role = Actor['role'];

/** A reminder again and again: before a date of the record, or every few months. */
export type Repeat =
  'none' | { readonly days_before: number; readonly field: string } | { readonly every_months: number };

/** The date of the record that a repetition follows; null for none. */
export const repeatField = (repeat: Repeat): string | null =>
  repeat !== 'none' && 'field' in repeat ? repeat.field : null;

/** Whom a stored reminder tells: one user, the person of the record, or every user of a role who sees the record. */
export type Recipient = { readonly user_id: number } | 'person' | { readonly role: Role };

/** The `objectId` of a reminder of every record of a kind (docs/areas/reminders.md#every-record-of-a-kind). */
export const EVERY_RECORD = 0;

/** A reminder as stored (docs/areas/reminders.md). Dates are ISO. */
export type Reminder = {
  readonly object: ObjectType;
  readonly objectId: number;
  readonly reminderId: string;
  readonly version: number;
  /** The person whom it is about, beside the record; null for none. */
  readonly employee_id: number | null;
  /** The first occasion; null where a date of the record decides. */
  readonly date: IsoDate | null;
  readonly message: string;
  readonly to: Recipient;
  readonly repeat: Repeat;
  /** The next occasion; null when there is none, or none yet. */
  readonly due: IsoDate | null;
  /** The day on which the sweeper looks at it next: that of the occasion, or a later one while the record is archived. */
  readonly wake: IsoDate | null;
  /** The date of the record that `due` was counted from. */
  readonly field_date: IsoDate | null;
  /** The last occasion of which people were reminded. */
  readonly last: IsoDate | null;
  /** Set on what a reminder of every record brought to this one; both have the same `reminderId`. */
  readonly of_kind?: true;
  /** Set on a reminder of every record that was deleted, until those that it brought are gone. */
  readonly ended?: true;
  readonly created_by: { readonly user_id: number; readonly name: string };
};

export const isForOneself = (to: Recipient): to is { readonly user_id: number } =>
  typeof to === 'object' && 'user_id' in to;

/** Whether the actor sees a reminder of a record in sight: what somebody notes for themselves is theirs. */
export const seesReminder = (actor: Actor, { to }: Pick<Reminder, 'to'>): boolean =>
  !isForOneself(to) || to.user_id === actor.user_id;
