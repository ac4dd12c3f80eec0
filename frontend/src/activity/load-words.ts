import type { ActivityItem } from '#shared/activity/events.ts';
import { textsOfEvent } from '#shared/kinds/event-text.ts';
import { loadTexts } from '../ui/load-texts.ts';

/** Loads the words of events of any area: a line that got them later would move those below it. */
export const loadWordsOf = (items: readonly ActivityItem[]): Promise<void> =>
  loadTexts([...new Set(items.flatMap((item) => textsOfEvent(item)))]);
