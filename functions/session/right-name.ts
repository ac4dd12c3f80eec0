import type { Permission } from '#shared/permissions/rules.ts';
import { inEveryLanguage, type Language } from '#shared/values/language.ts';
import { rightTexts } from '#functions/platform/texts/rights.ts';

/** What a right is called in a language. */
export const rightName = (permission: Permission, language: Language): string => {
  const texts: Readonly<Record<string, unknown>> = rightTexts(language);
  return String(texts[permission.replace(':', '_')] ?? permission);
};

/** What a right is called in every language, for mails and events, which each reader reads in their own. */
export const rightNames = (permission: Permission) => inEveryLanguage((language) => rightName(permission, language));
