import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ApiKey } from '#shared/api-keys/api-key.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { signInKey } from '#functions/platform/storage/keys.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { subjectOfKey } from './key-uses.ts';

/** The hour in which a key was used last (ISO); null for never. */
export const lastUseOf = async ({ id }: ApiKey): Promise<string | null> => {
  const { Items: [last] = [] } = await documentClient().send(
    new QueryCommand({
      TableName: activityTable(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': signInKey(subjectOfKey(id), 0).pk },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: 1,
    }),
  );
  return last ? new Date(Number(last['sk']) * 1000).toISOString() : null;
};
