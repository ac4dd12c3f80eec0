import { customColumn } from '#shared/custom-fields/custom-column.ts';
import { ownColumns } from '#shared/kinds/record-rows.ts';
import type { Column } from '#shared/list/column.ts';
import { filterById } from '#shared/list/condition-ids.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { segmentCollection, segmentStore } from '#functions/platform/segments/segment-store.ts';
import { stale, unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { recordKinds } from './record-kinds.ts';
import { readChoices } from './references.ts';
import { viewCollection, viewStore } from './saved-views.ts';

type FilterOf = (object: ObjectType, filter: SegmentFilter) => Promise<SegmentFilter>;

const readFilterOf = async (): Promise<FilterOf> => {
  const choicesOf = await readChoices();
  return async (object, filter) => {
    const own: readonly Column<never>[] = ownColumns[object];
    return filterById(filter, [...own, ...(await definedFields(object)).map(customColumn)], choicesOf);
  };
};

/** Saves a record unless somebody saved it meanwhile, which gave it ids, too. */
const save = (write: Write): Promise<void> => unlessRefused(stale, () => transact([write]));

/**
 * Gives ids to the conditions of segments and views that were kept with names, so that a renaming does not empty them
 * (docs/areas/records.md#conditions-by-id).
 */
export const keepById = async (): Promise<void> => {
  const [segments, views, filterOf] = await Promise.all([
    segmentCollection.refresh(),
    viewCollection.refresh(),
    readFilterOf(),
  ]);
  for (const before of segments.all()) {
    const filter = await filterOf(before.object_type, before.filter);
    if (JSON.stringify(filter) !== JSON.stringify(before.filter))
      await save(segmentStore.update(before, { ...before, filter }));
  }
  for (const before of views.all()) {
    const object = recordKinds.find(({ list }) => list === before.list)?.object;
    if (!object || !before.state.filters) continue;
    const filters = await filterOf(object, before.state.filters);
    if (JSON.stringify(filters) !== JSON.stringify(before.state.filters))
      await save(viewStore.update(before, { ...before, state: { ...before.state, filters } }));
  }
};
