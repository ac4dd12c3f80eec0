import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { id } from '#shared/values/wire.ts';

const IDS_MAX = 5_000;

/** The records of a change of many: those that a list query finds (without its page), or those that are named. */
export const bulkChoice = {
  object_type: objectType,
  query: listQuery.optional(),
  ids: z.array(id).min(1).max(IDS_MAX).optional(),
};
