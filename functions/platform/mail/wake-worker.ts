let wake: (() => void) | undefined;

/**
 * Says what wakes the worker when this process has saved a mail; undefined for nothing. On AWS the stream of the table
 * wakes it (docs/areas/mail.md#sending), so no function registers anything.
 */
export const wakeMailWorkerWith = (work: (() => void) | undefined): void => {
  wake = work;
};

/** Called after the transaction of a mail. */
export const mailWasQueued = (): void => wake?.();
