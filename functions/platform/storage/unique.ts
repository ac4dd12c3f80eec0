import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { OnceClaim, ValueClaim } from './claim-kinds.ts';
import { recordsTable } from './tables.ts';
import { uniqueKey } from './keys.ts';
import { readItem } from './read-item.ts';
import type { Write } from './write.ts';

/** Makes the error of a value that another record has, told at its field. */
export const inUseErrorOf = (code: ErrorCode, path: string, message: string) => (): AppError =>
  new AppError(code, { detail: `${message}.`, fields: [{ path, code: 'invalid_value', message }] });

/**
 * Claims a value for one record; claiming it again for the same record is fine, and so is taking it over from the
 * record `from`. `inUseError` makes the conflict.
 */
export const claimUnique = (
  kind: ValueClaim,
  value: string,
  id: number,
  inUseError: (ownerId: number) => Error,
  from = id,
): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...uniqueKey(kind, value), id },
      ConditionExpression: 'attribute_not_exists(pk) OR id = :id OR id = :from',
      ExpressionAttributeValues: { ':id': id, ':from': from },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  }),
  failed: (current) => inUseError(Number(current?.['id'] ?? 0)),
});

/**
 * Claims a value permanently and fails for every later claim, in the transaction of something that must happen once.
 */
export const claimOnce = (kind: OnceClaim, value: string, id: number, takenError: () => Error): Write => ({
  build: () => ({
    Put: {
      TableName: recordsTable(),
      Item: { ...uniqueKey(kind, value), id },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),
  failed: takenError,
});

/** The id of the record that claims a value; undefined when it is free. */
export const ownerOf = async (kind: ValueClaim | OnceClaim, value: string): Promise<number | undefined> => {
  const claim = await readItem(uniqueKey(kind, value));
  return claim && Number(claim['id']);
};

/** Whether a value is claimed: cheaper than trying to claim it. */
export const hasClaim = async (kind: ValueClaim | OnceClaim, value: string): Promise<boolean> =>
  (await ownerOf(kind, value)) !== undefined;

/** Gives a value back. With `ownerId` it fails when another record has it. */
export const releaseUnique = (kind: ValueClaim, value: string, ownerId?: number): Write => ({
  build: () => ({
    Delete: {
      TableName: recordsTable(),
      Key: uniqueKey(kind, value),
      ...(ownerId !== undefined && {
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': ownerId },
      }),
    },
  }),
});

/** Moves a claim from one value to another; null claims nothing. */
export const moveClaim = (
  kind: ValueClaim,
  from: string | null,
  to: string | null,
  id: number,
  inUseError: (ownerId: number) => Error,
): Write[] =>
  from === to
    ? []
    : [
        ...(from === null ? [] : [releaseUnique(kind, from)]),
        ...(to === null ? [] : [claimUnique(kind, to, id, inUseError)]),
      ];
