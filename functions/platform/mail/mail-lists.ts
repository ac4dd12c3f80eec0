import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { MailObject } from '#shared/mail/mail.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { mailKey } from '#functions/platform/storage/keys.ts';
import { queryItems, readIndex } from '#functions/platform/storage/query-batches.ts';
import { BY_TIMELINE, recordsTable } from '#functions/platform/storage/tables.ts';
import type { Item } from '#functions/platform/storage/write.ts';
import { mailMoment, mailOf, mailTimelines, type MailTimeline, type StoredMail } from './mail-store.ts';

/** Sorts after every moment. */
const LAST = '~';
/** Sorts before every moment. */
const FIRST = '0';

const newestFirst = (one: StoredMail, other: StoredMail): number => (mailMoment(one) < mailMoment(other) ? 1 : -1);

/** Every mail about a record or an integration, newest first; strongly consistent. */
export const mailsOf = async (object: MailObject, objectId: number): Promise<StoredMail[]> => {
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': mailKey(object, objectId, '').pk },
  });
  return items.map(mailOf).toSorted(newestFirst);
};

/** Mails of one timeline before a moment, newest first. */
const latest = async (timeline: MailTimeline, before: string, limit: number): Promise<StoredMail[]> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: recordsTable(),
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :timeline AND #moment < :before',
      ExpressionAttributeNames: { '#moment': 'moment' },
      ExpressionAttributeValues: { ':timeline': mailTimelines[timeline], ':before': before },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return items.map(mailOf);
};

type Page = { readonly before?: string | undefined; readonly limit: number; readonly onlyProblems: boolean };

/** The mails of the company before a moment, newest first. */
export const companyMails = async ({ before = LAST, limit, onlyProblems }: Page): Promise<StoredMail[]> => {
  const timelines: readonly MailTimeline[] = onlyProblems ? ['problem'] : ['open', 'done', 'problem'];
  const found = await Promise.all(timelines.map((timeline) => latest(timeline, before, limit)));
  return found.flat().toSorted(newestFirst).slice(0, limit);
};

/** Every mail before a moment that the test lets through, newest first; it reads the lists of all mails. */
export const mailsMatching = async (isWanted: (mail: StoredMail) => boolean, before = LAST): Promise<StoredMail[]> => {
  const found: StoredMail[] = [];
  for (const timeline of Object.values(mailTimelines)) {
    const batches = readIndex<Item>({
      TableName: recordsTable(),
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :timeline AND #moment < :before',
      ExpressionAttributeNames: { '#moment': 'moment' },
      ExpressionAttributeValues: { ':timeline': timeline, ':before': before },
    });
    for await (const batch of batches) found.push(...batch.map(mailOf).filter(isWanted));
  }
  return found.toSorted(newestFirst);
};

/** The mail that has been waiting longest. */
export const oldestOpenMail = async (): Promise<StoredMail | undefined> => {
  const { Items: items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: recordsTable(),
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :timeline',
      ExpressionAttributeValues: { ':timeline': mailTimelines.open },
      Limit: 1,
    }),
  );
  return items.map(mailOf)[0];
};

/** How many mails of a timeline there are since a moment, as far as one answer of the storage counts them. */
const countMails = async (timeline: MailTimeline, since: string): Promise<number> => {
  const { Count: count = 0 } = await documentClient().send(
    new QueryCommand({
      TableName: recordsTable(),
      IndexName: BY_TIMELINE,
      KeyConditionExpression: 'timeline = :timeline AND #moment > :since',
      ExpressionAttributeNames: { '#moment': 'moment' },
      ExpressionAttributeValues: { ':timeline': mailTimelines[timeline], ':since': since },
      Select: 'COUNT',
    }),
  );
  return count;
};

/** How many mails wait or are being sent. */
export const countOpen = (): Promise<number> => countMails('open', FIRST);

/** How many mails since a moment did not arrive, or nobody knows of. */
export const countProblems = (since: Date): Promise<number> => countMails('problem', since.toISOString());
