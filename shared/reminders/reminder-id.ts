import * as z from 'zod';
import { documentIdOf, parseDocumentId } from '#shared/documents/document-id.ts';
import type { ObjectType } from '#shared/records/object-types.ts';

export type ReminderPlace = { readonly object: ObjectType; readonly objectId: number; readonly reminderId: string };

/** `car-12-01J…`: like a document, a reminder is addressed through its record. */
export const reminderIdOf = ({ object, objectId, reminderId }: ReminderPlace): string =>
  documentIdOf({ object, objectId, fileId: reminderId });

export const parseReminderId = (text: string): ReminderPlace | undefined => {
  const place = parseDocumentId(text);
  return place && { object: place.object, objectId: place.objectId, reminderId: place.fileId };
};

export const reminderIdText = z.string().refine((text) => parseReminderId(text) !== undefined);
