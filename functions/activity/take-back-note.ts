import { takeBackNote } from '#shared/contract/activity/take-back-note.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { newEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { lineAfter, noteToChange } from './notes.ts';
import { assertMaySee } from './visible-object.ts';

export const handler = serve(
  takeBackNote,
  async ({ body, actor, commit }) => {
    const { relatedObject, relatedObjectId, note_id } = body;
    const line = await noteToChange(actor, body, 'take_back');
    const takenBack = newEvent(actor, {
      object: relatedObject,
      id: relatedObjectId,
      type: 'note_taken_back',
      payload: { note_id },
    });
    return commit([storeEvent(takenBack)], { item: lineAfter(line, takenBack) });
  },
  ({ actor, named }) => assertMaySee(actor, named('relatedObject')),
);
