import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { pushedPersonStates, type PushedPersonState } from '#shared/push/names.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { id } from '#shared/values/wire.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { pushedPersonKey } from '#functions/platform/storage/keys.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

/** What the office said of a person of a push. Anybody who is not among these waits for an answer. */
const personOutcome = z.object({
  employee_id: id,
  state: z.enum(pushedPersonStates),
  message: z.string().nullable(),
  at: z.string(),
});
export type PersonOutcome = z.infer<typeof personOutcome>;

/** Somebody else stored an outcome of this person meanwhile. */
export class OutcomeMovedError extends Error {}

/** Stores an outcome in the place of the one that was read. */
export const putOutcome = (commandId: string, outcome: PersonOutcome, before: PersonOutcome | undefined): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...pushedPersonKey(commandId, outcome.employee_id), ...before, ...outcome },
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#state = :state',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':state': before.state },
          }),
    },
  }),
  failed: () => new OutcomeMovedError(),
});

export const readOutcome = async (commandId: string, employeeId: number): Promise<PersonOutcome | undefined> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({
      TableName: recordsTable(),
      Key: pushedPersonKey(commandId, employeeId),
      ConsistentRead: true,
    }),
  );
  return item && parseStored(personOutcome, item);
};

/** Every outcome of a push by person. */
export const readOutcomes = async (commandId: string): Promise<ReadonlyMap<number, PersonOutcome>> => {
  const { pk } = pushedPersonKey(commandId, 0);
  const items = await queryItems({
    TableName: recordsTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
  });
  return new Map(items.map((item) => [Number(item['employee_id']), parseStored(personOutcome, item)]));
};

/** What the office said became of the lines of somebody; undefined for what only a later release knew. */
export const answeredState = ({ state }: PersonOutcome): PushedPersonState | undefined =>
  pushedPersonStates.find((known) => known === state);

/**
 * What became of the lines of somebody of whom the office said nothing, by their place in the payload. A push that
 * stopped keeps what it sent; a file is sent once it was handed over.
 */
export const unansweredState = ({ chunks, problem_code: problem }: PushCommand, at: number): 'sent' | 'to_go' => {
  const state = chunks.find(({ from, to }) => from <= at && at < to)?.state ?? 'planned';
  return state === 'planned' || state === 'refused' || problem === 'file_to_confirm' ? 'to_go' : 'sent';
};
