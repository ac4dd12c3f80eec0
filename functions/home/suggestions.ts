import type * as z from 'zod';
import type { suggestionsOut } from '#shared/contract/home/suggestions.ts';
import { suggestionRights, type SuggestionKind } from '#shared/home/suggestions.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { languages, type Language } from '#shared/values/language.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { homeTexts } from '#functions/platform/texts/home.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { assetTypeSuggestions } from './suggested-asset-types.ts';
import { customFieldSuggestions } from './suggested-custom-fields.ts';
import { dayOffTypeSuggestions } from './suggested-day-off-types.ts';
import { programSuggestions } from './suggested-programs.ts';
import type { SuggestionSource } from './suggestion-source.ts';

const sources: Readonly<Record<SuggestionKind, SuggestionSource>> = {
  asset_type: assetTypeSuggestions,
  custom_field: customFieldSuggestions,
  program: programSuggestions,
  day_off_type: dayOffTypeSuggestions,
};

const nameIn = (language: Language, kind: SuggestionKind, key: string): string => {
  const names: Readonly<Record<string, string>> = homeTexts(language).suggested[kind];
  return names[key] ?? key;
};

type Suggestion = z.output<typeof suggestionsOut>['suggestions'][number];

export const assertMaySuggest = (actor: Actor, kind: SuggestionKind): void => assertMay(actor, suggestionRights[kind]);

/**
 * The suggestions of a kind in the language of the company, whose data they become. A suggestion counts as added when its
 * name in any of the languages is taken.
 */
export const suggestionsOf = async (kind: SuggestionKind): Promise<Suggestion[]> => {
  const { offered, taken } = sources[kind];
  const [isTaken, { language: own }] = await Promise.all([taken(), readCompany()]);
  return offered.map(({ key, object = null }) => ({
    key,
    object,
    name: nameIn(own, kind, key),
    added: languages.some((language) => isTaken(key, nameIn(language, kind, key))) ? 1 : 0,
  }));
};

/** The writes that add those of the chosen suggestions that are not there yet, and what is there afterwards. */
export const planSuggestions = async (
  actor: Actor,
  kind: SuggestionKind,
  keys: readonly string[],
): Promise<{ suggestions: Suggestion[]; added: number; writes: Write[] }> => {
  const before = await suggestionsOf(kind);
  const chosen = before.filter(({ key, added }) => added === 0 && keys.includes(key));
  return {
    suggestions: before.map((one) => (chosen.includes(one) ? { ...one, added: 1 } : one)),
    added: chosen.length,
    writes: chosen.length === 0 ? [] : await sources[kind].add(actor, chosen),
  };
};
