import type { FieldChange } from '#shared/activity/changes.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { fold } from '#shared/values/fold.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { scheduleCollection, scheduleNameClaims, scheduleStore } from './schedule-store.ts';
import { typeCollection, typeNameClaims, typeStore } from './type-store.ts';

type Named = { readonly name: string };
type Part = keyof ReturnType<typeof daysOffTexts>['standard'];

const namesIn = (part: Part, language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(daysOffTexts(language).standard[part]));

/**
 * The records that still have a standard name of another language, each with the name of this language unless that is
 * taken.
 */
const renamed = <R extends Named>(records: readonly R[], part: Part, language: Language): [R, R][] => {
  const own = namesIn(part, language);
  const keyOf = new Map(
    languages.flatMap((each) => [...namesIn(part, each)].map(([key, name]) => [name, key] as const)),
  );
  const taken = new Set(records.map(({ name }) => fold(name)));
  return records.flatMap((record): [R, R][] => {
    const name = own.get(keyOf.get(record.name) ?? '');
    return name === undefined || taken.has(fold(name)) ? [] : [[record, { ...record, name }]];
  });
};

const isOfLanguage = ({ payload }: StoredEvent): boolean =>
  'changes' in payload && (payload.changes as readonly FieldChange[]).some(({ field }) => field === 'language');

/**
 * The standard types and schedules follow the language of the company as long as nobody gave them a name of their own
 * (docs/areas/days-off.md#standard-types).
 */
export const renameStandard = async (event: StoredEvent): Promise<Write[]> => {
  if (!isOfLanguage(event)) return [];
  const [types, schedules, { language }] = await Promise.all([
    typeCollection.refresh(),
    scheduleCollection.refresh(),
    readCompany(),
  ]);
  return [
    ...renamed([...types.all()], 'type', language).flatMap(([before, after]) => [
      typeStore.update(before, after),
      ...typeNameClaims(before, after),
    ]),
    ...renamed([...schedules.all()], 'schedule', language).flatMap(([before, after]) => [
      scheduleStore.update(before, after),
      ...scheduleNameClaims(before, after),
    ]),
  ];
};
