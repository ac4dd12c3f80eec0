import type { DocumentLanguage, TemplateType } from '#shared/templates/names.ts';
import type { Establishment } from './company.ts';

/** Documents between employer and employee, for which the law prescribes the language. */
const employmentDocuments: ReadonlySet<TemplateType> = new Set<TemplateType>([
  'employment_contract',
  'annex',
  'car_policy',
  'asset_policy',
]);

/**
 * The language that the law asks for at the place of work (docs/areas/contracts.md#language): Dutch in Flanders, French
 * in Wallonia, in Brussels that of the employee, who speaks Dutch or French. Null where the text may stay as it is.
 */
export const expectedLanguage = (
  type: TemplateType,
  language: DocumentLanguage,
  place: Establishment | null,
): DocumentLanguage | null => {
  if (!place || !employmentDocuments.has(type)) return null;
  if (place.region === 'brussels') return language === 'en' ? 'nl' : null;
  const expected = place.region === 'flanders' ? 'nl' : 'fr';
  return language === expected ? null : expected;
};
