/** Waits, unless the signal aborts before; then it throws the reason of the signal. */
export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      // why: the reason is an error wherever the product aborts
      reject(signal.reason as Error);
    });
  });
