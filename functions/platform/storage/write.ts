import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
export type Item = Record<string, unknown>;

/** One action of a transaction. */
export type Write = {
  /** Built anew for every definite attempt, so that `changed_at` is never older than the attempt. */
  build: (changedAt: number) => TransactItem;
  /** Makes the error for a failed condition; `current` is the stored item if the write asks for it. */
  failed?: (current: Item | undefined) => Error | Promise<Error>;
  /** Writes to send in its place when its condition failed because of something out of date; undefined when it holds. */
  instead?: (current: Item | undefined) => Promise<readonly Write[] | undefined>;
  /** Conditions that have to hold in the same transaction; the same condition of several writes is sent once. */
  checks?: readonly Write[];
  /** What the change log names for it, beside the partitions of listed rows, as some process follows it. */
  follows?: string;
  /** The record that it saves, as its store gives it back. */
  saves?: { readonly type: string; readonly value: { readonly id: number } };
  /** Called once the transaction is saved; a crash may come before it. */
  committed?: () => void;
};
