import * as z from 'zod';
import { objectType } from '#shared/records/object-type.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { drawnId, id } from '#shared/values/wire.ts';
import { noteLine } from './add-note.ts';

export const takeBackNote = endpoint({
  id: 'activity.takeBackNote',
  method: 'POST',
  path: '/api/activity/takeBackNote',
  permission: 'notes:write',
  summary: 'Take a note back: your own, or as an administrator that of anybody',
  body: z.strictObject({ relatedObject: objectType, relatedObjectId: id, note_id: drawnId }),
  response: noteLine,
  errors: ['not_found', 'wrong_state'],
  idempotent: true,
});
