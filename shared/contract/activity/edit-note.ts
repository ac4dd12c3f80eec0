import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, id } from '#shared/values/wire.ts';
import { noteLine, noteText } from './add-note.ts';

export const editNote = endpoint({
  id: 'activity.editNote',
  method: 'POST',
  path: '/api/activity/editNote',
  permission: 'notes:write',
  summary: 'Change the text of a note of your own',
  body: z.strictObject({ relatedObject: objectType, relatedObjectId: id, note_id: drawnId, note: noteText }),
  response: noteLine,
  errors: ['not_found', 'wrong_state'],
  idempotent: true,
});
