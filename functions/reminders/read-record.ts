import { AppError } from '#shared/errors/problem.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { automaticActor } from '#functions/platform/session/automatic-actor.ts';
import { sightOf } from '#functions/records/record-sights.ts';

const system = automaticActor('System');

/** The record of a reminder as of now; undefined once it was deleted permanently. */
export const readRecord = async (object: ObjectType, id: number): Promise<StoredRecord | undefined> => {
  try {
    return await (await sightOf(object)).see(system, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
};
