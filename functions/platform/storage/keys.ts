import { kindFacts } from '#shared/records/object-types.ts';
import {
  AUDIT_COPIES,
  AUDIT_DAY,
  AUDIT_WAITING,
  CALL_COUNTS,
  KNOWN_GROUPS,
  SIGN_IN_TRIES,
  SIGN_INS,
} from './tables.ts';

/** Key design of the three tables (docs/areas/platform.md#storage). Keys carry no tenant: the stack is the wall. */
/** Partitions per type of entity; why there are one or more says `shared/records/object-types.ts`. */
const partitionCounts: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(kindFacts).map(([object, { partitions }]) => [object, partitions])),
  team: 1,
  user: 1,
  segment: 1,
  custom_field: 1,
  view: 1,
  day_off_type: 1,
  work_schedule: 1,
  person_days: 1,
  pushed_days: 1,
  integration: 1,
  webhook_subscription: 1,
  asset_type: 1,
  template_category: 1,
};

const partitionCountOf = (type: string): number => {
  const count = partitionCounts[type];
  if (count === undefined) throw new Error(`it is not said how many partitions ${type} has`);
  return count;
};

/** The types of entities that are stored. */
export const entityTypes: readonly string[] = Object.keys(partitionCounts);

/** Whether records of this type are known; a release that was taken back may have left others. */
export const isKnownType = (type: string): boolean => partitionCounts[type] !== undefined;

/** `car#3`: spreads consecutive ids evenly, so that one import does not heat one partition. */
export const partitionOf = (type: string, id: number): string => `${type}#${id % partitionCountOf(type)}`;

export const partitionsOf = (type: string): string[] =>
  Array.from({ length: partitionCountOf(type) }, (_, shard) => `${type}#${shard}`);

export type Key = { pk: string; sk: string };

export const entityKey = (type: string, id: number): Key => ({ pk: partitionOf(type, id), sk: String(id) });
export const partKey = (type: string, id: number, part: string): Key => ({
  pk: partitionOf(type, id),
  sk: `${id}#${part}`,
});
export const CHANGE_LOG = 'changes#';
/** Where a transaction says which partitions it wrote to; sorts by its moment (epoch ms). */
export const changeLogKey = (changedAt: number, token: string): Key => ({
  pk: CHANGE_LOG,
  sk: `${changedAt}#${token}`,
});
/** A claim on a value that only one record may hold. */
export const uniqueKey = (kind: string, value: string): Key => ({ pk: `unique#${kind}#${value}`, sk: 'unique' });
/** Beside a record that is being deleted for good, or was a while ago. */
export const removalKey = (type: string, id: number): Key => ({ pk: `removal#${type}#${id}`, sk: 'removal' });
export const counterKey = (type: string): Key => ({ pk: `counter#${type}`, sk: 'counter' });
/** Where the snapshot of a type in a layout is found. */
export const snapshotKey = (type: string, layoutVersion: number): Key => ({
  pk: `snapshot#${type}`,
  sk: `v${layoutVersion}`,
});
export const tableIdKey = (): Key => ({ pk: 'snapshot#', sk: 'table-id' });
export const settingKey = (name: string): Key => ({ pk: 'setting', sk: name });
export const preferenceKey = (userId: number, list: string): Key => ({ pk: `preference#${userId}`, sk: list });
export const idempotencyKey = (hash: string): Key => ({ pk: `idempotency#${hash}`, sk: 'idempotency' });
/** A part of an answer that is larger than an item; the id tells the parts of two tries at once apart. */
export const answerPartKey = (hash: string, answer: string, part: number): Key => ({
  pk: idempotencyKey(hash).pk,
  sk: `${answer}#${part}`,
});
/** The company feed is spread so that an import does not heat one partition: each takes 1,000 events a second. */
const FEED_SHARDS = 4;
const feedShard = (shard: number): string => `feed#${shard}`;
export const feedShards = (): string[] => Array.from({ length: FEED_SHARDS }, (_, shard) => feedShard(shard));
/** Sorts by time, and events of the same instant in the order in which they were recorded. */
export const momentOf = (at: string, eventId: string): string => `${at}#${eventId}`;
/** Where an event stands in the company feed. */
export const companyFeedKey = (objectId: number, at: string, eventId: string): { feed: string; moment: string } => ({
  feed: feedShard(objectId % FEED_SHARDS),
  moment: momentOf(at, eventId),
});
export const feedKey = (object: string, id: number, eventId: string): Key => ({ pk: `${object}#${id}`, sk: eventId });
/** Documents stand beside their record, not in its partition: a record with many is read as fast as one with none. */
export const documentKey = (object: string, objectId: number, fileId: string): Key => ({
  pk: `document#${object}#${objectId}`,
  sk: fileId,
});
/** Bytes that are due to go; sorts by the moment. */
export const purgeKey = (dueAt: string, fileId: string): Key => ({ pk: 'purge', sk: `${dueAt}#${fileId}` });
/** Mails stand beside the record that they are about. */
export const mailKey = (object: string, objectId: number, id: string): Key => ({
  pk: `mail#${object}#${objectId}`,
  sk: id,
});
/** The order to make the result of a contract that everybody has signed. */
export const signingWorkKey = (contractId: number): Key => ({ pk: 'signing', sk: String(contractId) });
/** The drawn signature that a user asked to keep. */
export const keptSignatureKey = (userId: number): Key => ({ pk: 'kept-signature', sk: String(userId) });
/** A link is found by the hash of its token. */
export const linkKey = (id: string): Key => ({ pk: `link#${id}`, sk: 'link' });
/** A feed beside the others of its maker. */
export const feedMarkKey = (userId: number, linkId: string): Key => ({
  pk: 'calendar-feed',
  sk: `${userId}#${linkId}`,
});
/** The erasures of people, asked for and done. */
export const ERASURES = 'erasure#';
export const erasureKey = (employeeId: number): Key => ({ pk: ERASURES, sk: String(employeeId) });
/** The rights that users asked for and that nobody has given or dismissed. */
export const ASKED_RIGHTS = 'asked-right';
export const askedRightKey = (userId: number, permission: string): Key => ({
  pk: ASKED_RIGHTS,
  sk: `${userId}#${permission}`,
});
/** Counts the wrong tokens of links that came from an address within a minute. */
export const wrongTokensKey = (addressHash: string, minute: number): Key => ({
  pk: `wrong-tokens#${addressHash}`,
  sk: String(minute),
});
/** The API keys of the company; few, and read by their number. */
export const API_KEYS = 'api-key#';
export const apiKeyKey = (id: number): Key => ({ pk: API_KEYS, sk: String(id) });
/** Counts the calls of an API key or a user, or what they do of one kind, within a window. */
export const callCountKey = (counted: string, window: number): Key => ({
  pk: `${CALL_COUNTS}${counted}`,
  sk: String(window),
});
/** The groups of a user as their last token named them. */
export const knownGroupsKey = (userId: number): Key => ({ pk: `${KNOWN_GROUPS}${userId}`, sk: 'groups' });
/** The sign-ins of an account that began and did not succeed. */
export const signInTriesKey = (account: string): Key => ({ pk: SIGN_IN_TRIES, sk: account });
/** Reminders stand beside their record. */
export const reminderKey = (object: string, objectId: number, reminderId: string): Key => ({
  pk: `reminder#${object}#${objectId}`,
  sk: reminderId,
});
/** Reminders that the sweeper looks at on a day; sorts by the day. */
export const reminderDueKey = (day: string, id: string): Key => ({ pk: 'reminder-due#', sk: `${day}#${id}` });
/** Reminders that follow a date of their record. */
export const reminderFollowKey = (id: string): Key => ({ pk: 'reminder-following#', sk: id });
/** What a user was reminded of and has not done yet; sorts by the day of the occasion. */
export const reminderLineKey = (userId: number, lineId: string): Key => ({
  pk: `reminder-line#${userId}`,
  sk: lineId,
});
/** The features that each active integration brings along. */
export const INTEGRATION_FEATURES = 'integration-features#';
export const integrationFeaturesKey = (integrationId: number): Key => ({
  pk: INTEGRATION_FEATURES,
  sk: String(integrationId),
});
/** Counts the sign-ins of a user at the office of an integration that failed. */
export const failedSignInsKey = (integrationId: number, userId: number): Key => ({
  pk: `failed-sign-ins#${integrationId}`,
  sk: String(userId),
});
/** The pushes of the tenant; an id sorts by its moment. */
export const PUSH_COMMANDS = 'push-command';
export const pushCommandKey = (commandId: string): Key => ({ pk: PUSH_COMMANDS, sk: commandId });
/** The pushes that the sweeper looks after. */
export const WATCHED_PUSHES = 'watched-push';
export const watchedPushKey = (commandId: string): Key => ({ pk: WATCHED_PUSHES, sk: commandId });
/** The lock on a month of an integration, which a push holds. */
export const pushLockKey = (integrationId: number, month: string): Key => ({
  pk: `push-lock#${integrationId}`,
  sk: month,
});
/** What became of a person in a push. */
export const pushedPersonKey = (commandId: string, employeeId: number): Key => ({
  pk: `pushed-person#${commandId}`,
  sk: String(employeeId),
});
/** The answers of an office to a push, in their order. */
export const pushAnswerKey = (commandId: string, answerId: string): Key => ({
  pk: `push-answer#${commandId}`,
  sk: answerId,
});
/** Lines for the audit log wait here, spread so that none waits for another. */
const AUDIT_SHARDS = 4;
export const auditWaitingShards = (): string[] =>
  Array.from({ length: AUDIT_SHARDS }, (_, shard) => `${AUDIT_WAITING}${shard}`);
/** Sorts by the moment; the last sign of the id, which is drawn, chooses the shard. */
export const auditWaitingKey = (at: string, id: string): Key => ({
  pk: `${AUDIT_WAITING}${id.charCodeAt(id.length - 1) % AUDIT_SHARDS}`,
  sk: `${at}#${id}`,
});
const AUDIT_DIGITS = 8;
export const auditDay = (day: string): string => `${AUDIT_DAY}${day}`;
/** An entry of the audit log among those of the day on which it was chained. */
export const auditKey = (day: string, n: number): Key => ({
  pk: auditDay(day),
  sk: String(n).padStart(AUDIT_DIGITS, '0'),
});
/** The object with entries of a day, by the first of them. */
export const auditCopyKey = (day: string, n: number): string => `${AUDIT_COPIES}${day}/${auditKey(day, n).sk}.jsonl`;
/** How far the audit log goes. */
export const auditHeadKey = (): Key => ({ pk: 'audit', sk: 'head' });
/** A sign-in that its user ended. */
export const endedSignInKey = (subject: string, signedInAt: number): Key => ({
  pk: `ended-sign-in#${subject}`,
  sk: String(signedInAt),
});
/** All sign-ins of a user up to a moment. Each end has a key of its own, so that no later one is lost to an earlier. */
export const endedSignInsKey = (subject: string, until: number): Key => ({
  pk: endedSignInKey(subject, until).pk,
  sk: `until#${until}`,
});
/** A sign-in, by its moment (epoch seconds), once its first call was seen. */
export const signInKey = (subject: string, signedInAt: number): Key => ({
  pk: `${SIGN_INS}${subject}`,
  sk: String(signedInAt),
});
/** What is sent to a subscription, by the id of the event, which sorts by its moment. */
export const webhookDeliveryKey = (subscriptionId: number, eventId: string): Key => ({
  pk: `webhook-delivery#${subscriptionId}`,
  sk: eventId,
});
/** The list by time of what waits to be sent to a subscription. */
export const webhookTimeline = (subscriptionId: number): string => `webhook#${subscriptionId}`;
/** Since when a subscription fails. */
export const WEBHOOK_HEALTH = 'webhook-health#';
export const webhookHealthKey = (subscriptionId: number): Key => ({ pk: WEBHOOK_HEALTH, sk: String(subscriptionId) });
