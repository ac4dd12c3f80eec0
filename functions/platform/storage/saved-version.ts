import { AppError } from '#shared/errors/problem.ts';
import { entityKey } from './keys.ts';
import { readItem } from './read-item.ts';

/** Who saved a record last, and when. The name is absent from what was saved before it was kept, or by a schedule. */
export type LastSave = { updated_by?: string; updated_at: string };

/** A save as an item keeps it; undefined without a moment. */
export const lastSaveOf = (by: unknown, at: unknown): LastSave | undefined =>
  typeof at === 'number' && at > 0
    ? { updated_at: new Date(at).toISOString(), ...(typeof by === 'string' && { updated_by: by }) }
    : undefined;

/** A 409 with the stored record, so that the form can show what differs, and whom to ask about it. */
export const staleVersionError = (current: unknown, version: unknown, saved?: LastSave): AppError =>
  new AppError('stale_version', {
    detail: 'Someone else saved this record while you were editing.',
    extras: { current, version, ...saved },
  });

/** A 409 for who read what somebody else has changed or taken since; another try may succeed. */
export const fasterError = (): AppError => new AppError('conflict', { detail: 'Somebody else was faster. Try again.' });

/** Throws `stale_version` when the caller names another version than the stored one; `current` is what the error shows. */
export const assertVersion = (version: number | undefined, stored: number, current: unknown): void => {
  if (version !== undefined && version !== stored) throw staleVersionError(current, stored);
};

/** Who saved the record with this key last. */
export const readLastSave = async (type: string, id: number): Promise<LastSave | undefined> => {
  const item = await readItem(entityKey(type, id));
  return lastSaveOf(item?.['changed_by'], item?.['changed_at']);
};

/** The code of a save on top of another one. */
export const stale: ReadonlySet<string> = new Set(['stale_version']);

/** Makes an attempt again after an error of one of these codes, until it was made `most` times. */
export const retryAfter = async <R>(
  codes: ReadonlySet<string>,
  most: number,
  attempt: () => Promise<R>,
): Promise<R> => {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof AppError && codes.has(error.code)) || attempts === most) throw error;
    }
  }
};

/** How often a lost turn is tried: enough for a whole company that wants the last place at the same second. */
export const CONTEST_ATTEMPTS = 40;
const contested: ReadonlySet<string> = new Set(['conflict']);

/** Tries again when somebody else was faster with what both count; a version that was edited meanwhile is told. */
export const retryConflict = <R>(attempt: () => Promise<R>): Promise<R> =>
  retryAfter(contested, CONTEST_ATTEMPTS, attempt);

/** Makes an attempt that may be left undone: an error of one of these codes says that somebody else was faster. */
export const unlessRefused = async (codes: ReadonlySet<string>, attempt: () => Promise<unknown>): Promise<void> => {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof AppError && codes.has(error.code))) throw error;
  }
};
