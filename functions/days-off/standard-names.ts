import type { Language } from '#shared/values/language.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { changesLanguage, inLanguage } from '#functions/platform/session/company-language.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { scheduleCollection, scheduleNameClaims, scheduleStore } from './schedule-store.ts';
import { typeCollection, typeNameClaims, typeStore } from './type-store.ts';

type Part = keyof ReturnType<typeof daysOffTexts>['standard'];

const namesOf =
  (part: Part) =>
  (language: Language): Readonly<Record<string, string>> =>
    daysOffTexts(language).standard[part];

/**
 * The standard types and schedules follow the language of the company as long as nobody gave them a name of their own
 * (docs/areas/days-off.md#standard-types).
 */
export const renameStandard = async (event: StoredEvent): Promise<Write[]> => {
  if (!changesLanguage(event)) return [];
  const [types, schedules, { language }] = await Promise.all([
    typeCollection.refresh(),
    scheduleCollection.refresh(),
    readCompany(),
  ]);
  return [
    ...inLanguage([...types.all()], namesOf('type'), language).flatMap(([before, after]) => [
      typeStore.update(before, after),
      ...typeNameClaims(before, after),
    ]),
    ...inLanguage([...schedules.all()], namesOf('schedule'), language).flatMap(([before, after]) => [
      scheduleStore.update(before, after),
      ...scheduleNameClaims(before, after),
    ]),
  ];
};
