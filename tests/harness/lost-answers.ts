import { transactionDynamo } from '#functions/platform/storage/client.ts';

const name = 'lost-answers';

/** Lets every transaction be applied and its answer never arrive; the answer ends that. */
export const loseAnswers = (): (() => void) => {
  const { middlewareStack } = transactionDynamo();
  middlewareStack.add(
    (next) => async (args) => {
      await next(args);
      throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    },
    { name },
  );
  return () => void middlewareStack.remove(name);
};
