import { setTimeout as sleep } from 'node:timers/promises';
import { transactionDynamo } from '#functions/platform/storage/client.ts';

const name = 'slow-transactions';

/** Lets every transaction take so much longer, less than an attempt may take; the answer ends that. */
export const slowTransactions = (milliseconds: number): (() => void) => {
  const { middlewareStack } = transactionDynamo();
  middlewareStack.add(
    (next) => async (args) => {
      await sleep(milliseconds);
      return next(args);
    },
    { name },
  );
  return () => void middlewareStack.remove(name);
};
