import * as z from 'zod';
import { documentIdOf, parseDocumentId } from '#shared/documents/document-id.ts';
import { isObjectType, type ObjectType } from '#shared/records/object-types.ts';
import { EVERY_RECORD } from './reminder.ts';

export type ReminderPlace = { readonly object: ObjectType; readonly objectId: number; readonly reminderId: string };

/** `car-12-01J…`: like a document, a reminder is addressed through its record. */
export const reminderIdOf = ({ object, objectId, reminderId }: ReminderPlace): string =>
  documentIdOf({ object, objectId, fileId: reminderId });

/** `car-0-01J…`: the reminder of every record of a kind. */
const OF_KIND = /^([a-z_]+)-0-([0-9A-HJKMNP-TV-Z]{26})$/;

const parseIdOfKind = (text: string): ReminderPlace | undefined => {
  const [, object = '', reminderId] = OF_KIND.exec(text) ?? [];
  return isObjectType(object) && reminderId !== undefined ? { object, objectId: EVERY_RECORD, reminderId } : undefined;
};

export const parseReminderId = (text: string): ReminderPlace | undefined => {
  const ofKind = parseIdOfKind(text);
  if (ofKind) return ofKind;
  const place = parseDocumentId(text);
  return place && { object: place.object, objectId: place.objectId, reminderId: place.fileId };
};

export const reminderIdText = z.string().refine((text) => parseReminderId(text) !== undefined);
