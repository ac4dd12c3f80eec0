import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LruCache } from '#shared/list/lru-cache.ts';
import { documentClient, isUnmet } from '#functions/platform/storage/client.ts';
import { knownGroupsKey } from '#functions/platform/storage/keys.ts';
import { EXPIRES_AT, runsTable } from '#functions/platform/storage/tables.ts';
import { readItem } from '#functions/platform/storage/read-item.ts';

/** The groups of a user in a token, and when (epoch seconds) the token was given. */
export type SaidGroups = { readonly names: readonly string[]; readonly saidAt: number };

/** Nobody tells us that an account has ended, so what a token said counts for so long and not for good. */
const COUNTS_DAYS = 30;
const countsSeconds = (): number => Number(process.env['OIDC_GROUP_DAYS'] ?? COUNTS_DAYS) * 86_400;
/** How often the same groups are said again. */
const AGAIN_SECONDS = 3_600;
const KNOWN_MAX = 1_000;

const kept = new LruCache<SaidGroups>(KNOWN_MAX);

const isKept = (before: SaidGroups | undefined, { names, saidAt }: SaidGroups): boolean =>
  before !== undefined &&
  (saidAt < before.saidAt || (saidAt < before.saidAt + AGAIN_SECONDS && before.names.join('\n') === names.join('\n')));

/**
 * Keeps the groups that a token names for what acts for the user while they are not there: keys, calendar feeds, runs.
 * Every function may do that. A token that is older than the last one says nothing.
 */
export const keepGroups = async (userId: number, said: SaidGroups): Promise<void> => {
  if (isKept(kept.get(String(userId)), said)) return;
  const { names, saidAt } = said;
  const write = new UpdateCommand({
    TableName: runsTable(),
    Key: knownGroupsKey(userId),
    UpdateExpression: 'SET groups = :names, said_at = :said_at, #expires = :expires',
    ConditionExpression: 'attribute_not_exists(pk) OR said_at <= :said_at',
    ExpressionAttributeNames: { '#expires': EXPIRES_AT },
    ExpressionAttributeValues: { ':names': names, ':said_at': saidAt, ':expires': saidAt + countsSeconds() },
  });
  await documentClient()
    .send(write)
    .catch((error: unknown) => {
      if (!isUnmet(error)) throw error;
    });
  kept.set(String(userId), said);
};

/** The groups that the last token of a user named; undefined when that was too long ago. */
export const readGroups = async (userId: number): Promise<readonly string[] | undefined> => {
  const item = await readItem(knownGroupsKey(userId), runsTable());
  if (!item || Number(item['said_at']) + countsSeconds() < Date.now() / 1000) return undefined;
  return item['groups'] as string[];
};

/** Forgets what was kept, because the data underneath was replaced. */
export const forgetKnownGroups = (): void => kept.clear();
