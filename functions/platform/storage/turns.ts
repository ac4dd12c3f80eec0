import { randomUUID } from 'node:crypto';
import { partKey } from './keys.ts';
import { readItem } from './read-item.ts';
import { fasterError, CONTEST_ATTEMPTS, retryAfter } from './saved-version.ts';
import { recordsTable } from './tables.ts';
import type { Write } from './write.ts';

/** The part of a record that counts how often something scarce was given away, such as its places. */
type Scarce = { readonly type: string; readonly id: number; readonly part: string };

/** How often it was given away. Read before what is left is counted. */
export const readTurn = async ({ type, id, part }: Scarce): Promise<number> => {
  const item = await readItem(partKey(type, id, part));
  return Number(item?.['turn'] ?? 0);
};

/**
 * Goes with every write that gives one away: of two at the same time one fails with `conflict`, and counts anew. So the
 * last one is given once. Writes that were counted together say so by a common `by`: the turn is theirs until somebody
 * else takes the next one.
 */
export const takeTurn = ({ type, id, part }: Scarce, seen: number, by: string = randomUUID()): Write => ({
  build: () => ({
    Update: {
      TableName: recordsTable(),
      Key: partKey(type, id, part),
      UpdateExpression: 'SET turn = :next, taker = :by',
      ConditionExpression:
        'turn = :seen OR (attribute_not_exists(turn) AND :seen = :none) OR (turn = :next AND taker = :by)',
      ExpressionAttributeValues: { ':seen': seen, ':next': seen + 1, ':none': 0, ':by': by },
    },
  }),
  failed: fasterError,
});

const lost: ReadonlySet<string> = new Set(['conflict', 'stale_version']);

/** Tries again when somebody else was faster, or changed the record between reading and writing. */
export const retryLost = <R>(attempt: () => Promise<R>, most = CONTEST_ATTEMPTS): Promise<R> =>
  retryAfter(lost, most, attempt);
