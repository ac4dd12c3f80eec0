import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { savedView } from '#shared/records/saved-view.ts';
import { line } from '#shared/values/text.ts';

export const viewName = line(60).refine((name) => name !== '', failsWith('required'));

/** The name of a list of records; one without views answers 404. */
export const viewedList = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);

export const viewOut = savedView.omit({ owner_user_id: true }).extend({
  /** True when the reader may edit and delete the view. */
  is_own: z.boolean(),
});
