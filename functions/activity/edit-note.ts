import { editNote } from '#shared/contract/activity/edit-note.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { newEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { lineAfter, noteToChange } from './notes.ts';
import { assertMaySee } from './visible-object.ts';

export const handler = serve(
  editNote,
  async ({ body, actor, commit }) => {
    const { relatedObject, relatedObjectId, note_id, note } = body;
    const line = await noteToChange(actor, body, 'edit');
    if (line.event_info_json['note'] === note) return { item: line };
    const edited = newEvent(actor, {
      object: relatedObject,
      id: relatedObjectId,
      type: 'note_edited',
      payload: { note_id, note },
    });
    return commit([storeEvent(edited)], { item: lineAfter(line, edited) });
  },
  ({ actor, named }) => assertMaySee(actor, named('relatedObject')),
);
