import { keysOf } from '#shared/values/keys-of.ts';
import { isSame } from './three-way-diff.ts';

/** The fields of `start` with their values in `now`, where those differ: what an edit sends. */
export const changedFields = <Form extends object>(start: Form, now: Form): Partial<Form> =>
  Object.fromEntries(
    keysOf(start)
      .filter((name) => !isSame(start[name], now[name]))
      .map((name) => [name, now[name]]),
  ) as Partial<Form>;
