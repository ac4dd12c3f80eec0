import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { counterKey } from './keys.ts';
import { recordsTable } from './tables.ts';

/** Reserves `count` consecutive numbers, atomically, and returns the first one; a lost answer leaves a gap. */
export const reserveNumbers = async (counter: string, count: number): Promise<number> => {
  const { Attributes: attributes } = await documentClient().send(
    new UpdateCommand({
      TableName: recordsTable(),
      Key: counterKey(counter),
      UpdateExpression: 'ADD last_id :count',
      ExpressionAttributeValues: { ':count': count },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(attributes?.['last_id']) - count + 1;
};
