import type { EventType } from '#shared/activity/events.ts';
import { parseDmy, toDmy } from '#shared/values/dates.ts';
import { knownEventTypes } from './event-types.ts';

/** What the feed shows; all of it is kept in the URL. Dates are dd/mm/yyyy, as typed and as the API takes them. */
export type FeedFilters = { types: readonly EventType[]; person: number; from: string; to: string };

export const noFilters: FeedFilters = { types: [], person: 0, from: '', to: '' };

const dateOf = (text: string | null): string => {
  const iso = text === null ? null : parseDmy(text);
  return iso === null ? '' : toDmy(iso);
};

const typesOf = (text: string): EventType[] => {
  if (text === '') return [];
  const known = new Set<string>(knownEventTypes());
  return text.split(',').filter((type): type is EventType => known.has(type));
};

/** The filters in a URL; a parameter that cannot be read counts as absent. */
export const readFilters = (params: URLSearchParams): FeedFilters => ({
  types: typesOf(params.get('types') ?? ''),
  person: /^[1-9]\d{0,8}$/.test(params.get('person') ?? '') ? Number(params.get('person')) : 0,
  from: dateOf(params.get('from')),
  to: dateOf(params.get('to')),
});

/** The filters as the URL and the API take them, without those that are not set. */
export const writeFilters = ({ types, person, from, to }: FeedFilters): Record<string, string> => ({
  ...(types.length > 0 && { types: types.join(',') }),
  ...(person > 0 && { person: String(person) }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});
