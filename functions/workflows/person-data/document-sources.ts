import { safeFileName } from '#shared/documents/file-name.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { seesReminder } from '#shared/reminders/reminder.ts';
import {
  documentsOf,
  objectKeyOf,
  withDocuments,
  type StoredDocument,
} from '#functions/platform/documents/document-store.ts';
import { readBytes } from '#functions/platform/files/objects.ts';
import { documentTexts } from '#functions/platform/texts/documents.ts';
import { remindersOf } from '#functions/platform/reminders/reminder-store.ts';
import { kindsOfPerson } from './records-of-person.ts';
import { columnsIn, FILE_COLUMN, type PersonDataSource, type PersonReader } from './section.ts';

type Place = { readonly object: ObjectType; readonly id: number };

/** The records that are about the person alone, as far as the reader may look into them. */
const recordsOf = async ({ actor, person: { id: personId } }: PersonReader): Promise<Place[]> => {
  const open = kindsOfPerson.filter(({ object }) => object === 'employee' || can(actor, kindFacts[object].read));
  const places = open.map(async ({ object, idsOf }) =>
    (await idsOf(actor, personId)).map((id): Place => ({ object, id })),
  );
  return (await Promise.all(places)).flat();
};

const filesAt = async (places: readonly Place[]): Promise<StoredDocument[]> => {
  const byObject = Map.groupBy(places, ({ object }) => object);
  const found = [...byObject].map(async ([object, group]) => {
    const withSome = await withDocuments(
      object,
      group.map(({ id }) => id),
    );
    return (await Promise.all([...withSome].map((id) => documentsOf(object, id)))).flat();
  });
  return (await Promise.all(found)).flat();
};

/** Documents of the person and of their contracts, trainings and days off; a deleted one is named until its bytes go. */
const documents: PersonDataSource = {
  name: 'documents',
  permission: 'documents:read',
  read: async (reader) => {
    const places = await recordsOf(reader);
    const stored = await filesAt(places.filter(({ object }) => can(reader.actor, kindFacts[object].documents.read)));
    const types = documentTexts(reader.actor.language).type;
    const pathOf = ({ filename }: StoredDocument, at: number): string =>
      `documents/${safeFileName(`${at + 1} - ${filename}`)}`;
    return {
      columns: columnsIn(reader, {
        document_type: 'text',
        uploaded: 'date',
        valid_until: 'date',
        by: 'text',
        goes_on: 'date',
        name: 'text',
        [FILE_COLUMN]: 'text',
      }),
      rows: stored.map((one, at) => [
        one.document_type && types[one.document_type],
        belgianDay(new Date(one.uploaded_at)),
        one.valid_until ?? null,
        one.uploaded_by.name,
        one.purge_at && belgianDay(new Date(one.purge_at)),
        one.filename,
        one.purge_at === null ? pathOf(one, at) : null,
      ]),
      files: stored.flatMap((one, at) =>
        one.purge_at === null
          ? [{ path: pathOf(one, at), read: async () => (await readBytes(objectKeyOf(one.fileId))).bytes }]
          : [],
      ),
    };
  },
};

/** Reminders of the person and of their own records; what a user noted for themselves stays theirs. */
const reminders: PersonDataSource = {
  name: 'reminders',
  permission: 'people:read',
  read: async (reader) => {
    const places = await recordsOf(reader);
    const found = (await Promise.all(places.map(({ object, id }) => remindersOf(object, id)))).flat();
    return {
      columns: columnsIn(reader, { date: 'date', what: 'text', by: 'text' }),
      rows: found
        .filter((one) => seesReminder(reader.actor, one))
        .map((one) => [one.due ?? one.last ?? one.date, one.message, one.created_by.name]),
    };
  },
};

/** What stands beside the records of a person. */
export const documentSources: readonly PersonDataSource[] = [documents, reminders];
