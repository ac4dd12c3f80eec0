import { entityKey } from './keys.ts';
import { recordsTable } from './tables.ts';
import type { Write } from './write.ts';

/**
 * Checks that records of a type are neither deleted nor gone. The check of an id is the very same write each time, so
 * that several of one transaction are one; it is kept for good, so this is for a kind of few records.
 */
export const presenceChecks = (type: string) => {
  const checks = new Map<number, Write>();
  return (id: number, goneError: () => Error): Write => {
    const check = checks.get(id) ?? {
      build: () => ({
        ConditionCheck: {
          TableName: recordsTable(),
          Key: entityKey(type, id),
          ConditionExpression:
            'attribute_exists(#data) AND (attribute_not_exists(#data.deleted) OR #data.deleted = :no)',
          ExpressionAttributeNames: { '#data': 'data' },
          ExpressionAttributeValues: { ':no': 0 },
        },
      }),
      failed: goneError,
    };
    checks.set(id, check);
    return check;
  };
};
