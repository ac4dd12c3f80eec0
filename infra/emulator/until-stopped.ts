/** Aborts with a sentence when somebody stops this process, or when whoever started it is gone. */
export const untilStopped = (): AbortSignal => {
  const stopped = new AbortController();
  const stop = (): void => stopped.abort(new Error('Stopped. What was begun starts over with the next command.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
  return stopped.signal;
};
