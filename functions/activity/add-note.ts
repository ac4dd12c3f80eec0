import { addNote } from '#shared/contract/activity/add-note.ts';
import { forbiddenError } from '#shared/permissions/assert-may.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { employeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import { feedItemOf } from './feed-item.ts';
import { newEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { changeableObject, assertMaySee } from './visible-object.ts';

export const handler = serve(
  addNote,
  async ({ body, actor, commit }) => {
    const { relatedObject, relatedObjectId, note } = body;
    await changeableObject(actor, relatedObject, relatedObjectId);
    const written = newEvent(actor, {
      object: relatedObject,
      id: relatedObjectId,
      type: 'note_added',
      payload: { note },
    });
    const author = await employeeBrief(actor.employee_id);
    const item = feedItemOf(actor, written, author?.avatar ?? null);
    if (!item) throw forbiddenError('activity:read');
    return commit([storeEvent(written)], { item });
  },
  ({ actor, named }) => assertMaySee(actor, named('relatedObject')),
);
