import type { Segment } from '#shared/segments/segment.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';

export const segmentStore = entityStore<Segment>({
  type: 'segment',
  layout: { version: 1, fields: ['object_type', 'name', 'filter', 'shared', 'owner_user_id'] },
});

export const segmentCollection = collection<Segment, Segment>({ entity: segmentStore, toRow: (stored) => stored });
