import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import type { FeedItem } from '#shared/contract/activity/list-activity.ts';
import { useMoment } from '../ui/moment.ts';
import { Timeline } from '../ui/timeline.tsx';
import { ActivityWords } from './activity-words.tsx';
import { iconOf, toneOf } from './event-icon.ts';
import classes from './activity.module.css';

// A record's own feed has no runs.
const RunLine = lazy(async () => ({ default: (await import('./run-line.tsx')).RunLine }));

type Props = {
  items: readonly FeedItem[];
  label: string;
  /** The page of the record that an event is about; left out on that page itself. */
  linkOf?: (item: ActivityItem) => string;
};

/** Events as a timeline, newest first. */
export const FeedLines = ({ items, label, linkOf }: Props) => {
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
            {item.run ? (
              <Suspense fallback={<ActivityWords item={item} />}>
                <RunLine item={item} run={item.run} />
              </Suspense>
            ) : (
              <>
                <ActivityWords item={item} link={linkOf?.(item)} />
                {item.alike !== undefined && <> {t('alike', { count: item.alike })}</>}
              </>
            )}
          </Suspense>
        ),
      }))}
    />
  );
};

export const FeedSkeleton = () => (
  <div className={classes.skeleton} aria-busy="true">
    <Skeleton height={32} />
    <Skeleton height={32} />
    <Skeleton height={32} />
  </div>
);
