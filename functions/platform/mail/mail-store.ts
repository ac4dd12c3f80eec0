import { createHash } from 'node:crypto';
import type { PagePurpose } from '#shared/links/link.ts';
import {
  isMailObject,
  isProblem,
  type MailCalendar,
  type MailObject,
  type MailProblem,
  type MailPurpose,
  type MailState,
} from '#shared/mail/mail.ts';
import type { MailValues } from '#shared/mail/mail.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { dataOf } from '#functions/platform/storage/item-data.ts';
import { mailKey, momentOf, type Key } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, recordsTable } from '#functions/platform/storage/tables.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Item, Write } from '#functions/platform/storage/write.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** Lists of sent mail reach back this far. A key is known for as long, so a mail is not sent twice within it. */
const KEPT_SECONDS = 2 * 365 * 86_400;

/** A link that a mail carries; `part` as in the link itself. */
export type MailLink = {
  readonly purpose: PagePurpose;
  readonly object: ObjectType;
  readonly object_id: number;
  readonly until: string;
  readonly part?: string | undefined;
};

/** A file of the bucket that goes along, under a name for its reader. */
export type MailFile = { readonly key: string; readonly name: string };

/** Further people who get the same mail, each by a mail of their own; `occasion` is that of the order. */
export type MailRest = { readonly occasion: string; readonly to: readonly { name: string; address: string }[] };

/** What is needed to write the text of a mail; it is forgotten when the mail has left. */
export type MailContent = {
  readonly values: MailValues;
  readonly link?: MailLink | undefined;
  readonly calendar?: MailCalendar | undefined;
  readonly file?: MailFile | undefined;
  /** Who is still to get this mail, too; the worker queues theirs before it sends this one. */
  readonly rest?: MailRest | undefined;
};

/** A mail as stored. Instants are ISO. */
export type StoredMail = {
  id: string;
  purpose: MailPurpose;
  /** The record or the integration that the mail is about. */
  object: MailObject;
  object_id: number;
  /** The person it goes to; null for a user. */
  employee_id: number | null;
  to: { name: string; address: string };
  subject: string;
  state: MailState;
  queued_at: string;
  /** Not to be sent before this moment. */
  due_at: string;
  attempts: number;
  /** When a worker took it; null while it waits. */
  claimed_at: string | null;
  sent_at: string | null;
  problem: MailProblem | null;
  /** The link in its text, once it has one. */
  link_id: string | null;
  content: MailContent | null;
};

export type MailPlace = Pick<StoredMail, 'id' | 'object' | 'object_id'>;

/** The lists of mails by time: those that have no outcome yet, those that arrived, those to look at. */
export const mailTimelines = { open: 'mail#open', done: 'mail#done', problem: 'mail#problem' } as const;
export type MailTimeline = keyof typeof mailTimelines;

/** The list by time in which mails of a state stand. */
export const timelineOf = (state: MailState): string => {
  if (state === 'waiting' || state === 'sending') return mailTimelines.open;
  return isProblem(state) ? mailTimelines.problem : mailTimelines.done;
};

/** The id of a mail says what it is about, so that the same mail is never two. */
export const mailIdOf = (
  purpose: MailPurpose,
  object: MailObject,
  objectId: number,
  recipient: string,
  occasion: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify([purpose, object, objectId, recipient, occasion]))
    .digest('hex')
    .slice(0, 32);

const keyOf = ({ object, object_id: objectId, id }: MailPlace): Key => mailKey(object, objectId, id);

/** The mail that a key of the table belongs to; undefined for anything else. */
export const mailPlaceOf = (pk: string, id: string): MailPlace | undefined => {
  const [, object = '', objectId] = /^mail#(\w+)#(\d+)$/.exec(pk) ?? [];
  return isMailObject(object) ? { object, object_id: Number(objectId), id } : undefined;
};

export const mailOf = (item: Item): StoredMail => dataOf(item);

/** Where a mail stands in the lists by time. */
export const mailMoment = ({ queued_at: at, id }: StoredMail): string => momentOf(at, id);

/** A mail, strongly consistent. */
export const readMail = async (place: MailPlace): Promise<StoredMail | undefined> => {
  const item = await readItem(keyOf(place));
  return item && mailOf(item);
};

/** Adds a mail that is not there yet; an equal one stays as it is, however far it got. */
export const addMail = (mail: StoredMail): Omit<Write, 'committed'> => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: keyOf(mail),
      UpdateExpression:
        'SET #data = if_not_exists(#data, :data), #timeline = if_not_exists(#timeline, :timeline), #moment = if_not_exists(#moment, :moment), #expires = if_not_exists(#expires, :expires)',
      ExpressionAttributeNames: {
        '#data': 'data',
        '#timeline': 'timeline',
        '#moment': 'moment',
        '#expires': EXPIRES_AT,
      },
      ExpressionAttributeValues: {
        ':data': mail,
        ':timeline': timelineOf(mail.state),
        ':moment': mailMoment(mail),
        ':expires': Math.floor(Date.parse(mail.queued_at) / 1000) + KEPT_SECONDS,
      },
    },
  }),
});

/** The mail has another state by now than the one that a change was meant for. */
class MailMovedError extends Error {}

/** Saves the change of a mail with what belongs to it. False when the mail has another state by now. */
export const transactUnlessMoved = async (writes: readonly Write[]): Promise<boolean> => {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (error instanceof MailMovedError) return false;
    throw error;
  }
};

/**
 * Removes a mail that waits, so that the same one may be queued again. One that is past waiting stays, and with it the
 * transaction: the writes of `otherwise` take the place of this one.
 */
export const removeWaiting = (place: MailPlace, otherwise: (mail: StoredMail) => readonly Write[]): Write => ({
  build: () => ({
    Delete: {
      TableName: recordsTable(),
      Key: keyOf(place),
      ConditionExpression: 'attribute_not_exists(pk) OR #data.#state = :waiting',
      ExpressionAttributeNames: { '#data': 'data', '#state': 'state' },
      ExpressionAttributeValues: { ':waiting': 'waiting' satisfies MailState },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  instead: (current) => Promise.resolve(current && otherwise(mailOf(current))),
});

/** Removes a mail, sent or not. */
export const forgetMail = (place: MailPlace): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: keyOf(place) } }),
});

/**
 * Changes a mail that is in one of these states; fails when it is in another, or was withdrawn and queued anew
 * (`transactUnlessMoved`).
 */
export const changeMail = (
  place: MailPlace & Partial<Pick<StoredMail, 'queued_at'>>,
  from: readonly MailState[],
  { state, ...changes }: Partial<StoredMail> & { state: MailState },
): Write => {
  const changed = Object.entries({ ...changes, state });
  const { queued_at: queuedAt } = place;
  return {
    build: () => ({
      Update: {
        TableName: recordsTable(),
        Key: keyOf(place),
        UpdateExpression: `SET #timeline = :timeline, ${changed.map((_, at) => `#data.#c${at} = :c${at}`).join(', ')}`,
        ConditionExpression: `#data.#state IN (${from.map((_, at) => `:from${at}`).join(', ')})${queuedAt === undefined ? '' : ' AND #data.queued_at = :queued'}`,
        ExpressionAttributeNames: {
          '#timeline': 'timeline',
          '#data': 'data',
          '#state': 'state',
          ...Object.fromEntries(changed.map(([field], at) => [`#c${at}`, field])),
        },
        ExpressionAttributeValues: {
          ':timeline': timelineOf(state),
          ...Object.fromEntries(changed.map(([, value], at) => [`:c${at}`, value])),
          ...Object.fromEntries(from.map((each, at) => [`:from${at}`, each])),
          ...(queuedAt !== undefined && { ':queued': queuedAt }),
        },
      },
    }),
    failed: () => new MailMovedError(),
  };
};
