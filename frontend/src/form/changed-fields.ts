import { isSame } from './three-way-diff.ts';

/** What an edit sends: the fields of `start` that differ from it. */
export const changedFields = <Form extends object>(start: Form, now: Form): Partial<Form> =>
  Object.fromEntries(
    (Object.keys(start) as (keyof Form)[])
      .filter((name) => !isSame(start[name], now[name]))
      .map((name) => [name, now[name]]),
  ) as Partial<Form>;
