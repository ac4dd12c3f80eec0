import i18next from 'i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import { textsOfEvent } from '#shared/kinds/event-text.ts';

/** Loads the words of events of any area: a line that got them later would move those below it. */
export const loadWordsOf = (items: readonly ActivityItem[]): Promise<void> =>
  i18next.loadNamespaces([...new Set(items.flatMap((item) => textsOfEvent(item)))]);
