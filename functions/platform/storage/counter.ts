import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from './client.ts';
import { counterKey } from './keys.ts';
import { recordsTable } from './tables.ts';

/** Atomic, so never handed out twice; a lost answer leaves a gap. Returns the first of `count` consecutive numbers. */
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
