import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
export type Item = Record<string, unknown>;

/** One action of a change. */
export type Write = {
  /** Built anew for every definite attempt, so that `changed_at` is never older than the attempt. */
  build: (changedAt: number) => TransactItem;
  /** What a failed condition means to the caller; `current` is the stored item where the write asked for it. */
  failed?: (current: Item | undefined) => Error | Promise<Error>;
};
