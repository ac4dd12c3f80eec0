import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { recordsTable } from './tables.ts';
import { uniqueKey } from './keys.ts';
import type { Write } from './write.ts';

/** Claims a value for one record; claiming it again for the same record is fine. `inUse` names the conflict. */
export const claimUnique = (kind: string, value: string, id: number, inUse: (ownerId: number) => Error): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...uniqueKey(kind, value), id },
      ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
      ExpressionAttributeValues: { ':id': id },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: (current) => inUse(Number(current?.['id'] ?? 0)),
});

/** Claims for ever, and fails for everyone after the first: what must happen once goes with it. */
export const claimOnce = (kind: string, value: string, id: number, taken: () => Error): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...uniqueKey(kind, value), id },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
  failed: taken,
});

/** Whether somebody has it: cheaper than trying. */
export const hasClaim = async (kind: string, value: string): Promise<boolean> => {
  const { Item: found } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: uniqueKey(kind, value) }),
  );
  return found !== undefined;
};

export const releaseUnique = (kind: string, value: string): Write => ({
  build: () => ({ Delete: { TableName: recordsTable(), Key: uniqueKey(kind, value) } }),
});

/** Moves a claim along with the value it stands for; null claims nothing. */
export const moveClaim = (
  kind: string,
  from: string | null,
  to: string | null,
  id: number,
  inUse: (ownerId: number) => Error,
): Write[] =>
  from === to
    ? []
    : [
        ...(from === null ? [] : [releaseUnique(kind, from)]),
        ...(to === null ? [] : [claimUnique(kind, to, id, inUse)]),
      ];
