import { assetTypeCollection, assetTypeStore, typeNameClaims } from '#functions/assets/asset-types.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { changesLanguage, inLanguage } from '#functions/platform/session/company-language.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { homeTexts } from '#functions/platform/texts/home.ts';

/** Asset types that are called as suggested follow the language of the company (docs/areas/assets.md#asset-types). */
export const renameSuggested = async (event: StoredEvent): Promise<Write[]> => {
  if (!changesLanguage(event)) return [];
  const [types, { language }] = await Promise.all([assetTypeCollection.refresh(), readCompany()]);
  const namesOf = (each: typeof language) => homeTexts(each).suggested.asset_type;
  return inLanguage([...types.all()], namesOf, language).flatMap(([before, after]) => [
    assetTypeStore.update(before, after),
    ...typeNameClaims(before, after),
  ]);
};
