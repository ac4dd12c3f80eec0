/** The workers that are woken when something was saved for them. */
export type WokenWorker = 'mail' | 'signing' | 'webhooks';

const work = new Map<WokenWorker, () => void>();

/**
 * Says what wakes a worker when this process has saved something for it; undefined for nothing. On AWS the stream of
 * the table wakes the workers (docs/areas/mail.md#sending), so no function registers anything.
 */
export const wakeWith = (worker: WokenWorker, wake: (() => void) | undefined): void => {
  if (wake) work.set(worker, wake);
  else work.delete(worker);
};

/** Called after the transaction that saved it. */
export const wakeUp = (worker: WokenWorker): void => work.get(worker)?.();
