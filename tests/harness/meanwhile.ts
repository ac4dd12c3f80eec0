import { transactionDynamo } from '#functions/platform/storage/client.ts';

const name = 'meanwhile';

/** Does `act` between what the next transaction rests on being read and its being sent. The answer tells whether it came. */
export const beforeNextTransaction = (act: () => Promise<unknown>): (() => boolean) => {
  const { middlewareStack } = transactionDynamo();
  let came = false;
  middlewareStack.add(
    (next) => async (args) => {
      if (!came) {
        came = true;
        middlewareStack.remove(name);
        await act();
      }
      return next(args);
    },
    { step: 'initialize', name },
  );
  return () => {
    if (!came) middlewareStack.remove(name);
    return came;
  };
};
