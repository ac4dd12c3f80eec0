import { writtenNationalNumber } from '#shared/people/national-number.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import type { User } from '#shared/people/user.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { feedKey } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';
import { isTelling, type Mark } from './person-marks.ts';

/** The name and the address that an erased person has. */
export type ErasedName = { readonly name: string; readonly email: string };

const tellingFields = [
  'first_name',
  'last_name',
  'email',
  'private_email',
  'phone',
  'iban',
  'national_number',
] as const;
type TellingField = (typeof tellingFields)[number];
type KnownValues = Readonly<Record<TellingField | 'name', Set<string>>>;

const isTellingField = (field: unknown): field is TellingField => tellingFields.some((name) => name === field);

type Change = { readonly field?: unknown; readonly old?: unknown; readonly new?: unknown };

/** What an event of the person says that they are or were called. */
const namedIn = ({ type, payload }: StoredEvent): { field: keyof KnownValues; value: unknown }[] => {
  const { name, changes } = payload as { name?: unknown; changes?: unknown };
  const changed = Array.isArray(changes) ? (changes as Change[]) : [];
  return [
    ...(type === 'employee_added' ? [{ field: 'name' as const, value: name }] : []),
    ...changed.flatMap(({ field, old, new: next }) =>
      isTellingField(field) ? [old, next].map((value) => ({ field, value })) : [],
    ),
  ];
};

/** What the feed of the person says that they were called before. */
const addFeed = async (id: number, known: KnownValues): Promise<void> => {
  const batches = queryBatches<StoredEvent>({
    TableName: activityTable(),
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': feedKey('employee', id, '').pk },
  });
  for await (const batch of batches)
    for (const { field, value } of batch.flatMap(namedIn)) if (typeof value === 'string') known[field].add(value);
};

const spaced = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/gu, '$1 ');
const digits = (text: string): string => text.replaceAll(/\D/gu, '');

/** Every text by which the person is known, now and before, with what stands in its place. */
export const marksOf = async (person: Employee, users: readonly User[], erased: ErasedName): Promise<Mark[]> => {
  const known: KnownValues = {
    name: new Set(),
    first_name: new Set(),
    last_name: new Set(),
    email: new Set(),
    private_email: new Set(),
    phone: new Set(),
    iban: new Set(),
    national_number: new Set(),
  };
  for (const field of tellingFields) {
    const value = person[field];
    if (value !== null) known[field].add(value);
  }
  await addFeed(person.id, known);
  for (const { name, email, subject } of users) {
    known.name.add(name);
    for (const address of [email, subject]) known.email.add(address);
  }
  for (const first_name of known.first_name)
    for (const last_name of known.last_name)
      for (const parts of [
        { first_name, last_name },
        { first_name: last_name, last_name: first_name },
      ])
        known.name.add(personName(parts));
  const [people, logins] = await Promise.all([employeeCollection.refresh(), userCollection.refresh()]);
  const ofOthers = new Set<string>();
  for (const { id, name, email, private_email: own, phone } of people.all())
    if (id !== person.id) for (const text of [name, email, own, phone]) if (text) ofOthers.add(text.toLowerCase());
  for (const { name, email, employee_id: id } of logins.all())
    if (id !== person.id) for (const text of [name, email]) ofOthers.add(text.toLowerCase());
  const markOf =
    (by: string) =>
    (text: string): Mark[] =>
      isTelling(text) ? [{ text: text.trim(), by, isShared: ofOthers.has(text.toLowerCase()) }] : [];
  return [
    ...[...known.name].flatMap(markOf(erased.name)),
    ...[...known.email, ...known.private_email].flatMap(markOf(erased.email)),
    ...[...known.phone].flatMap((phone) => [phone, digits(phone)]).flatMap(markOf('')),
    ...[...known.iban].flatMap((iban) => [iban, spaced(iban)]).flatMap(markOf('')),
    ...[...known.national_number].flatMap((number) => [number, writtenNationalNumber(number)]).flatMap(markOf('')),
  ];
};
