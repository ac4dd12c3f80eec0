import * as z from 'zod';
import { activityItem } from '#shared/activity/events.ts';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { paragraph } from '#shared/values/text.ts';
import { id } from '#shared/values/wire.ts';

export const NOTE_MAX = 400;

/** The text of a note. A message of its own says when it is too long (docs/areas/records.md#feed). */
export const noteText = paragraph(Number.MAX_SAFE_INTEGER)
  .refine((text) => text !== '', failsWith('required'))
  .refine((text) => text.length <= NOTE_MAX, failsWith('note_too_long'));

/** The line of the feed in which a note stands, as it is now. */
export const noteLine = z.object({ item: activityItem });

export const addNote = endpoint({
  id: 'activity.addNote',
  method: 'POST',
  path: '/api/activity/addNote',
  permission: 'notes:write',
  summary: 'Write a note on a record',
  body: z.strictObject({ relatedObject: objectType, relatedObjectId: id, note: noteText }),
  response: noteLine,
  errors: ['not_found'],
  idempotent: true,
});
