import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient, isUnmet } from '#functions/platform/storage/client.ts';
import { signInTriesKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { EXPIRES_AT, runsTable, SIGN_IN_TRIES } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** Sign-ins of one account at the user pool that began and did not succeed until now. */
export type OpenTries = {
  /** The subject of the account; `UNKNOWN_ACCOUNT` for all names without an account. */
  readonly account: string;
  readonly count: number;
  /** Epoch seconds, as the next one. */
  readonly firstAt: number;
  readonly lastAt: number;
};

/** Names without an account are not kept: whoever guesses could fill the table with them. */
export const UNKNOWN_ACCOUNT = 'unknown';

const KEPT_SECONDS = 7 * 86_400;

const ifMet = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (isUnmet(error)) return false;
    throw error;
  }
};

/** Counts a sign-in that begins. */
export const beginTry = async (account: string): Promise<void> => {
  const at = Math.floor(Date.now() / 1000);
  const write = new UpdateCommand({
    TableName: runsTable(),
    Key: signInTriesKey(account),
    UpdateExpression: 'SET first_at = if_not_exists(first_at, :at), last_at = :at, #expires = :expires ADD tries :one',
    ExpressionAttributeNames: { '#expires': EXPIRES_AT },
    ExpressionAttributeValues: { ':at': at, ':expires': at + KEPT_SECONDS, ':one': 1 },
  });
  await documentClient().send(write);
};

/** Takes away a try that succeeded, if one is open. */
export const endTry = async (account: string): Promise<void> => {
  const place = { TableName: runsTable(), Key: signInTriesKey(account) };
  const only = new DeleteCommand({
    ...place,
    ConditionExpression: 'tries = :one',
    ExpressionAttributeValues: { ':one': 1 },
  });
  if (await ifMet(documentClient().send(only))) return;
  const oneOfSeveral = new UpdateCommand({
    ...place,
    UpdateExpression: 'ADD tries :minus',
    ConditionExpression: 'tries > :one',
    ExpressionAttributeValues: { ':one': 1, ':minus': -1 },
  });
  await ifMet(documentClient().send(oneOfSeveral));
};

/** Some of the tries succeeded after they were read. */
export class TriesChanged extends AppError {
  constructor() {
    super('conflict');
  }
}

/** The write that takes away the tries that were reported. */
export const triesReported = ({ account, count }: OpenTries): Write => ({
  build: () => ({
    Update: {
      TableName: runsTable(),
      Key: signInTriesKey(account),
      UpdateExpression: 'REMOVE first_at ADD tries :minus',
      ConditionExpression: 'tries >= :count',
      ExpressionAttributeValues: { ':count': count, ':minus': -count },
    },
  }),
  failed: () => new TriesChanged(),
});

/** The open tries of all accounts. */
export const readTries = async (): Promise<OpenTries[]> => {
  const items = await queryItems({
    TableName: runsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': SIGN_IN_TRIES },
  });
  return items.flatMap(({ sk: account, tries: count, first_at: firstAt, last_at: lastAt }) =>
    Number(count) === 0
      ? []
      : { account: String(account), count: Number(count), firstAt: Number(firstAt ?? lastAt), lastAt: Number(lastAt) },
  );
};
