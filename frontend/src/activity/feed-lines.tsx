import { Skeleton } from '@mantine/core';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import type { FeedItem, FeedRun } from '#shared/contract/activity/list-activity.ts';
import { useMoment } from '../ui/moment.ts';
import { Timeline } from '../ui/timeline.tsx';
import { ActivityWords } from './activity-words.tsx';
import { iconOf, toneOf } from './event-icon.ts';
import { NoteMenu } from './note-menu.tsx';

type Props = {
  items: readonly FeedItem[];
  label: string;
  /** The page of the record that an event is about; left out on that page itself. */
  linkOf?: (item: ActivityItem) => string;
  /** How a run is shown; left out in the feed of a record, which has none. */
  RunLine?: ComponentType<{ item: FeedItem; run: FeedRun }>;
};

/** Events as a timeline, newest first. */
export const FeedLines = ({ items, label, linkOf, RunLine }: Props) => {
  const { t } = useTranslation('activity');
  const when = useMoment();
  return (
    <Timeline
      label={label}
      items={items.map((item) => ({
        key: item.id,
        icon: iconOf(item.event_type),
        tone: toneOf(item.event_type),
        when: when(item.at),
        whenHelp: [
          item.date_formatted,
          ...(item.origin ? [t('from', { address: item.origin.address, request: item.origin.request_id })] : []),
        ].join('\n'),
        children: (
          // The words of another area may load later; the page around the line stays meanwhile.
          <Suspense fallback={<Skeleton height={20} />}>
            {item.run && RunLine ? (
              <RunLine item={item} run={item.run} />
            ) : (
              <>
                {item.note_acts && <NoteMenu item={item} />}
                <ActivityWords
                  item={item}
                  link={linkOf?.(item)}
                  more={item.alike === undefined ? undefined : t('alike', { count: item.alike })}
                />
              </>
            )}
          </Suspense>
        ),
      }))}
    />
  );
};
