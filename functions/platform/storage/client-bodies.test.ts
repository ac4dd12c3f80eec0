import { TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { documentClient, transactionClient } from './client.ts';

afterEach(() => void vi.unstubAllEnvs());

/** What a client would send, which goes nowhere. */
const bodyOf = async (client: DynamoDBDocumentClient, command: TransactWriteCommand): Promise<unknown> => {
  let text = '';
  client.middlewareStack.add(
    () => async (args) => {
      // why: the step before made the request
      const { body } = args.request as { body: string | Uint8Array };
      text = typeof body === 'string' ? body : new TextDecoder().decode(body);
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'build', priority: 'high', name: 'keepBody' },
  );
  await client.send(command);
  return JSON.parse(text);
};

it('sends a transaction as the serializer of the client would', async () => {
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  const Item = {
    pk: 'car#1',
    sk: '"Zoë" \\ \n 🚲 \u2028',
    number: 12.5,
    large: 123_456_789_012,
    yes: true,
    none: null,
    left_out: undefined,
    list: ['a', 1, [false], {}],
    map: { deep: { deeper: [null, ''] } },
  };
  const command = () =>
    new TransactWriteCommand({
      ClientRequestToken: 'token',
      TransactItems: [
        { Put: { TableName: 'records', Item, ConditionExpression: 'attribute_not_exists(pk)' } },
        {
          Update: {
            TableName: 'records',
            Key: { pk: 'a', sk: 'b' },
            UpdateExpression: 'SET #n = :n REMOVE #o',
            ExpressionAttributeNames: { '#n': 'n', '#o': 'o' },
            ExpressionAttributeValues: { ':n': ['é'] },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        { Delete: { TableName: 'records', Key: { pk: 'a', sk: 'c' } } },
      ],
    });
  const sent = await bodyOf(transactionClient(), command());
  expect(sent).toEqual(await bodyOf(documentClient(), command()));
  expect(sent).toHaveProperty('TransactItems[0].Put.Item.list.L[3]', { M: {} });
});
