import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** A custom segment: conditions on the columns of one kind of record, kept under a name. */
export const segment = z.object({
  id,
  version,
  object_type: objectType,
  name: z.string(),
  filter: segmentFilter,
  /** 1: everybody who may use custom segments has it; 0: only its owner has it. */
  shared: flag,
  owner_user_id: id,
});
export type Segment = z.infer<typeof segment>;
