import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FilterCriteria, FilterRule, StartingPosition, type Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';

const RECORDS_AT_ONCE = 10;

/** What a function needs to be woken by the stream of a table. */
export const streamAccess = (table: ITable): PolicyStatement[] => [
  new PolicyStatement({
    actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
    resources: [table.tableStreamArn ?? ''],
  }),
  // Lambda asks for it before it reads a stream; it names streams and shows nothing of them.
  new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }),
];

type Stream = { readonly table: ITable; readonly deadLetters: Queue };

/** A function is called with each new item whose partition key begins so. */
export const wakeByStream = (lambda: Lambda, keyPrefix: string, { table, deadLetters }: Stream): void =>
  lambda.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.LATEST,
      batchSize: RECORDS_AT_ONCE,
      retryAttempts: 3,
      onFailure: new SqsDlq(deadLetters),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.isEqual('INSERT'),
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(keyPrefix) } } },
        }),
      ],
    }),
  );
