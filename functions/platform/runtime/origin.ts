import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The request that causes what is written, the address it came from and the program that sent it; a run keeps those of
 * its start, and says that it is the run.
 */
export type Origin = {
  request_id: string;
  address: string;
  agent?: string;
  /** The name of the user who is behind it, once they are known. */
  by?: string;
  /** The run that writes. */
  run_id?: string;
};

const origins = new AsyncLocalStorage<Origin>();

/** Does the work on behalf of a request; undefined for work that nobody asked for. */
export const withOrigin = <T>(origin: Origin | undefined, work: () => T): T =>
  origin ? origins.run(origin, work) : work();

/** The origin of what is going on; undefined for schedules and commands. */
export const currentOrigin = (): Origin | undefined => origins.getStore();

/** Says who is behind what is going on. */
export const nameOrigin = (by: string): void => {
  const origin = origins.getStore();
  if (origin) origin.by = by;
};
