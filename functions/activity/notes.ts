import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ActivityItem, EventType, NoteAct } from '#shared/activity/events.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { employeeBrief } from '#functions/platform/directory/employee-briefs.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { queryItems } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { feedItemOf } from './feed-item.ts';
import { changeableObject } from './visible-object.ts';

type Change = StoredEvent<'note_edited' | 'note_taken_back'>;
type Line = Pick<ActivityItem, 'id' | 'event_type' | 'relatedObject' | 'relatedObjectId'>;

/** What was done to notes of one record since the event `since`, oldest first. */
const changesSince = async ({ id: since, relatedObject, relatedObjectId }: Line): Promise<Change[]> => {
  const { pk, sk } = feedKey(relatedObject, relatedObjectId, since);
  const found = await queryItems({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :pk AND sk > :sk',
    FilterExpression: '#type IN (:edited, :taken_back)',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: {
      ':pk': pk,
      ':sk': sk,
      ':edited': 'note_edited' satisfies EventType,
      ':taken_back': 'note_taken_back' satisfies EventType,
    },
  });
  // why: the filter lets these two types through
  return found as unknown as Change[];
};

/** The note as its changes left it: its last text, or who took it back in place of the text. */
const changedNote = <Item extends ActivityItem>(item: Item, changes: readonly Change[]): Item => {
  const takenBack = changes.find(({ type }) => type === 'note_taken_back');
  if (takenBack) {
    const { note_acts: _acts, ...rest } = item;
    // why: the type of an item without an optional field is still that of the item
    return { ...rest, event_info_json: { taken_back_by: takenBack.actor.name } } as unknown as Item;
  }
  const edited = changes.at(-1);
  if (!edited || !('note' in edited.payload)) return item;
  return { ...item, event_info_json: { ...item.event_info_json, note: edited.payload.note, edited: true } };
};

/** Feed lines whose notes say what they say now (docs/areas/records.md#feed). */
export const withNotes = async <Item extends ActivityItem>(items: readonly Item[]): Promise<Item[]> => {
  const recordOf = ({ relatedObject, relatedObjectId }: Line): string => `${relatedObject}#${relatedObjectId}`;
  const oldest = new Map<string, Item>();
  for (const item of items) {
    const known = oldest.get(recordOf(item));
    if (item.event_type === 'note_added' && (!known || item.id < known.id)) oldest.set(recordOf(item), item);
  }
  const changes = (await Promise.all([...oldest.values()].map(changesSince))).flat();
  const byNote = Map.groupBy(changes, ({ payload }) => payload.note_id);
  return items.map((item) => {
    const own = item.event_type === 'note_added' ? byNote.get(item.id) : undefined;
    return own ? changedNote(item, own) : item;
  });
};

type Named = { relatedObject: ObjectType; relatedObjectId: number; note_id: string };

const refusals: Readonly<Record<NoteAct, string>> = {
  edit: 'Only its author can change a note.',
  take_back: 'Only its author or an administrator can take a note back.',
};

/** The line of a note that the actor may change or take back; throws for any other. */
export const noteToChange = async (
  actor: Actor,
  { relatedObject, relatedObjectId, note_id: noteId }: Named,
  act: NoteAct,
): Promise<ActivityItem> => {
  await changeableObject(actor, relatedObject, relatedObjectId);
  const { Item: stored } = await documentClient().send(
    new GetCommand({
      TableName: activityTable(),
      Key: feedKey(relatedObject, relatedObjectId, noteId),
      ConsistentRead: true,
    }),
  );
  if (stored?.['type'] !== ('note_added' satisfies EventType)) throw new AppError('not_found');
  // why: what is stored under the key of an event is one
  const note = stored as unknown as StoredEvent<'note_added'>;
  const author = await employeeBrief(note.actor.employee_id);
  const item = feedItemOf(actor, note, author?.avatar ?? null);
  if (!item) throw new AppError('not_found');
  if (!item.note_acts?.includes(act)) throw new AppError('forbidden', { detail: refusals[act] });
  const [now] = await withNotes([item]);
  if (!now?.note_acts) throw new AppError('wrong_state', { detail: 'This note was taken back.' });
  return now;
};

/** The line of the note after one more change. */
export const lineAfter = (line: ActivityItem, change: Change): ActivityItem => changedNote(line, [change]);
