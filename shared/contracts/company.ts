import * as z from 'zod';
import { currencies, DEFAULT_CURRENCY } from '#shared/values/currency.ts';
import { DEFAULT_LANGUAGE, languages, type Language } from '#shared/values/language.ts';
import { id } from '#shared/values/wire.ts';

/** The regions whose language the law asks for in employment documents (docs/areas/contracts.md#language). */
export const regions = ['flanders', 'brussels', 'wallonia'] as const;
export type Region = (typeof regions)[number];

/** A place of work: the documents of the teams there follow the language of its region. */
export const establishment = z.object({
  name: z.string(),
  address: z.string().nullable(),
  region: z.enum(regions),
  team_ids: z.array(id),
});
export type Establishment = z.infer<typeof establishment>;

/** What contracts say of the company. */
export const company = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  enterprise_number: z.string().nullable(),
  nsso_number: z.string().nullable(),
  joint_committee: z.string().nullable(),
  establishments: z.array(establishment),
  /** The language of the app and its mails for whoever has chosen none. */
  language: z.enum(languages).default(DEFAULT_LANGUAGE),
  /** The currency that new vehicles start with; what is there keeps its own. */
  currency: z.enum(currencies).default(DEFAULT_CURRENCY),
  /** The picture in the navigation: stored by its key, answered as a link. */
  logo: z.string().nullable().default(null),
  /** Shown to anybody who scans the label of an asset without being signed in; null shows nothing. */
  finder_email: z.string().nullable().default(null),
  finder_phone: z.string().nullable().default(null),
});
export type Company = z.infer<typeof company>;

/** In which language the company writes to people of a place of work, if they have chosen none. */
export const languageAt = ({ language }: Pick<Company, 'language'>, place: Establishment | null): Language => {
  if (!place || place.region === 'brussels') return language;
  return place.region === 'flanders' ? 'nl' : 'fr';
};

/** Where a person works: the first establishment with one of their teams, else the first of all. */
export const establishmentOf = (
  { establishments }: Pick<Company, 'establishments'>,
  teamIds: readonly number[],
): Establishment | null =>
  establishments.find(({ team_ids: ids }) => ids.some((each) => teamIds.includes(each))) ?? establishments[0] ?? null;
