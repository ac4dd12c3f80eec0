import { AppError } from '#shared/errors/problem.ts';

/** Whether nothing was saved; after any other error the record may be there, and needs its secret. */
const isNotSaved = (error: unknown): boolean => error instanceof AppError && error.code !== 'unavailable';

/** Saves a new record whose secret is kept already: the secret goes again when the record is not saved. */
export const saveOrRemoveSecret = async <R>(save: () => Promise<R>, removeSecret: () => Promise<void>): Promise<R> => {
  try {
    return await save();
  } catch (error) {
    if (isNotSaved(error)) await removeSecret();
    throw error;
  }
};
