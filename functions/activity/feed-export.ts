import type { TFunction } from 'i18next';
import { actorName } from '#shared/activity/actor-name.ts';
import { eventText } from '#shared/kinds/event-text.ts';
import type { ActivityItem, FeedObject } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Language } from '#shared/values/language.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { sheetOfToday } from '#functions/platform/files/file-names.ts';
import type { Exporter } from '#functions/platform/runs/export-list.ts';
import { companyFeed, type CompanyFeedQuery } from './company-feed.ts';
import type { FeedFilters } from './feed-filters.ts';
import { feedWords } from './feed-words.ts';
import { readFeed } from './feed.ts';
import { visibleObject } from './visible-object.ts';

/** Without a record it is the feed of the company. */
export type FeedExportInput = FeedFilters & {
  relatedObject?: FeedObject | undefined;
  relatedObjectId?: number | undefined;
};

/** `name` is that of the record whose feed it is. */
type Events = { items: ActivityItem[]; isCut: boolean; name?: string };

const READ_AT_ONCE = 1_000;
/** All events are read before the first is written. The last row of a cut file says to filter by day instead. */
export const EVENTS_MAX = 50_000;

type Words = { readonly t: TFunction; readonly language: Language };

const wordsIn = (language: Language): Words => ({ t: feedWords(language), language });

/** The columns of the feed as a file. */
export const feedColumns = ['at', 'who', 'actingAs', 'type', 'record', 'id', 'what'] as const;

/** The whole sentence, changed fields and all, as the page shows it. */
const wordsOf = (item: ActivityItem, { t, language }: Words): string => {
  const { sentence, lines } = eventText(item, t, language, item.related_name ?? undefined);
  return [sentence, ...lines.map(({ field, text }) => `${field} ${text}`)].join('; ');
};

const rowOf = (item: ActivityItem, words: Words): readonly Cell[] => [
  item.date_formatted,
  actorName(item.real_name, words.t),
  item.acting_as,
  words.t(`activity:type.${item.event_type}`),
  item.related_name ?? null,
  item.relatedObjectId,
  wordsOf(item, words),
];

/** Events of the company under the rights of the actor. */
export const companyEvents = async (
  actor: Actor,
  filters: Pick<CompanyFeedQuery, keyof FeedFilters | 'isNamedIn'>,
): Promise<Events> => {
  const items: ActivityItem[] = [];
  let before: string | undefined;
  do {
    const limit = Math.min(READ_AT_ONCE, EVENTS_MAX - items.length);
    const page = await companyFeed(actor, { ...filters, before, limit });
    items.push(...page.items);
    before = page.next ?? undefined;
  } while (before !== undefined && items.length < EVENTS_MAX);
  return { items, isCut: before !== undefined };
};

/** The events of one record, each with the name of the record, under the rights of whoever sees it. */
export const recordEvents = async (
  actor: Actor,
  { object, id }: { object: FeedObject; id: number },
  filters: FeedFilters,
): Promise<Events> => {
  const { name } = await visibleObject(actor, object, id);
  const found = await readFeed(actor, object, id, { page: 1, perPage: EVENTS_MAX + 1 }, filters);
  const items = found.slice(0, EVENTS_MAX).map((item) => ({ ...item, related_name: name }));
  return { items, isCut: found.length > EVENTS_MAX, name };
};

const columnsIn = ({ t }: Words) =>
  feedColumns.map((key) => ({
    header: t(`activity:export.${key}`),
    kind: key === 'id' ? ('integer' as const) : ('text' as const),
  }));

/** Events as the rows of a file in a language. */
export const feedTable = (items: readonly ActivityItem[], language: Language) => {
  const words = wordsIn(language);
  return { columns: columnsIn(words), rows: items.map((item) => rowOf(item, words)) };
};

/** The filtered feed of the company or of one record, under the rights of the actor. */
export const feedExport: Exporter<FeedExportInput> = {
  name: 'activity',
  permission: 'activity:export',
  open: async (actor, { relatedObject: object, relatedObjectId: id, ...filters }) => {
    const words = wordsIn(actor.language);
    const record = object !== undefined && id !== undefined ? { object, id } : undefined;
    const { items, isCut, name } = await (record
      ? recordEvents(actor, record, filters)
      : companyEvents(actor, filters));
    const rest = isCut ? [['', '', '', '', '', '', words.t('activity:export.cut', { max: EVENTS_MAX })]] : [];
    return {
      ...sheetOfToday('activity', actor.language, name),
      columns: columnsIn(words),
      rows: [...items.map((item) => rowOf(item, words)), ...rest],
      count: items.length,
      isFiltered: Object.values(filters).some((filter) => filter !== undefined),
    };
  },
};
