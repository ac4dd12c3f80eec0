import * as z from 'zod';
import { listKey, preferences } from '#shared/list/preferences.ts';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { segmentFilter } from '#shared/list/segment.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** The state of a list without its page. */
export const viewState = z.strictObject({
  ...preferences.omit({ page: true, overview: true }).shape,
  search: z.string().max(SEARCH_MAX),
  /** The kind of rows, on a list that asks for one. */
  kind: listKey.optional(),
  filters: segmentFilter.nullable(),
});
export type ViewState = z.infer<typeof viewState>;

/** A way to look at a list, kept under a name (docs/areas/records.md#saved-views). */
export const savedView = z.object({
  id,
  version,
  /** Name of the list, as in preferences, such as `fleet`. */
  list: z.string(),
  name: z.string(),
  state: viewState,
  /** 1: everybody who may open the list has the view; 0: only its owner has it. */
  shared: flag,
  owner_user_id: id,
});
export type SavedView = z.infer<typeof savedView>;
