import * as z from 'zod';
import { objectType } from '#shared/activity/events.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** A custom segment: conditions on the columns of one kind of object, kept under a name. */
export const segment = z.object({
  id,
  version,
  object_type: objectType,
  name: z.string(),
  filter: segmentFilter,
  /** 1: everybody who may use custom segments sees it; 0: its owner alone. */
  shared: flag,
  owner_user_id: id,
});
export type Segment = z.infer<typeof segment>;
