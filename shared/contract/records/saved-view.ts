import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { savedView } from '#shared/records/saved-view.ts';
import { line } from '#shared/values/text.ts';

export const viewName = line(60).refine((name) => name !== '', failsWith('required'));

export const viewOut = savedView.omit({ owner_user_id: true }).extend({
  /** May be edited and deleted by whoever asks. */
  is_own: z.boolean(),
});
