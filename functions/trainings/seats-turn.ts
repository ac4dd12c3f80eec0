import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors/problem.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { partKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { trainingStore } from './training-store.ts';

/** Enough for a whole company that wants the last place at the same second. */
const ATTEMPTS = 40;

/** Somebody else took or gave a place since the places were counted. */
class PlacesMovedError extends AppError {
  constructor() {
    super('conflict', { detail: 'Somebody else took a place at the same moment. Try again.' });
  }
}

const turnKey = (trainingId: number) => partKey(trainingStore.type, trainingId, 'places');

/** How many times places of a training with a limit were given away. Read before the places are counted. */
export const readTurn = async (trainingId: number): Promise<number> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: turnKey(trainingId), ConsistentRead: true }),
  );
  return Number(item?.['turn'] ?? 0);
};

/**
 * Goes with every write that gives a place of a training with a limit: of two at the same time one fails with
 * `conflict`, and counts anew. So the last place is given once.
 */
export const takeTurn = (trainingId: number, seen: number): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: turnKey(trainingId),
      UpdateExpression: 'SET turn = :next REMOVE taker',
      ConditionExpression: 'turn = :seen OR (attribute_not_exists(turn) AND :seen = :none)',
      ExpressionAttributeValues: { ':seen': seen, ':next': seen + 1, ':none': 0 },
    },
  }),
  failed: () => new PlacesMovedError(),
});

const lost = new Set(['conflict', 'stale_version']);

/**
 * `takeTurn` for the rows of one file, which were counted together: `by` names them, and the write goes with each row of
 * the training. Somebody else's place between two of them is a `conflict`.
 */
export const takeTurnTogether = (trainingId: number, seen: number, by: string): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: turnKey(trainingId),
      UpdateExpression: 'SET turn = :next, taker = :by',
      ConditionExpression:
        'turn = :seen OR (attribute_not_exists(turn) AND :seen = :none) OR (turn = :next AND taker = :by)',
      ExpressionAttributeValues: { ':seen': seen, ':next': seen + 1, ':none': 0, ':by': by },
    },
  }),
  failed: () => new PlacesMovedError(),
});

/** Tries again when places moved, or when the participant was changed, between reading and writing. */
export const retryMoved = async <R>(attempt: () => Promise<R>): Promise<R> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppError && lost.has(error.code)) || attempts === ATTEMPTS) throw error;
    }
  }
};
