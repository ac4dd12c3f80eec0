import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { feedFactsOf } from '#shared/kinds/feed-facts.ts';
import { problemFromError } from '../api/problem.ts';
import { useCan } from '../ui/actor.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { SectionCard } from '../ui/section-card.tsx';
import { FeedLines, FeedSkeleton } from './feed-lines.tsx';
import { NoteBox } from './note-box.tsx';
import { useFeed } from './use-feed.ts';
import classes from './activity.module.css';

// Few people filter the feed, so the code of its select loads when someone does.
const TypeSelect = lazy(async () => ({ default: (await import('./type-select.tsx')).TypeSelect }));

type Props = {
  object: FeedObject;
  id: number;
  /** The kind of record a note is added to; absent where there are no notes, as on users. */
  notesOn?: ObjectType;
};

/**
 * The feed of one record, newest first, with a box for a note above it. Shown to users who may read it
 * (docs/areas/records.md#feed).
 */
export const ActivityPanel = ({ object, id, notesOn }: Props) => {
  const can = useCan();
  return can('activity:read') ? (
    <Panel object={object} id={id} {...(notesOn && can('notes:write') && { notesOn })} />
  ) : null;
};

const Panel = ({ object, id, notesOn }: Props) => {
  const { t } = useTranslation(['activity', feedFactsOf(object).messages]);
  const [types, setTypes] = useState<readonly EventType[]>();
  const feed = useFeed(object, id, types);
  // A filter reads the feed anew; what was typed into the note must outlast that.
  const told = feed.data?.pages[0]?.relatedObjectData?.may_change;
  const [mayChange, setMayChange] = useState(true);
  if (told !== undefined && told !== mayChange) setMayChange(told);
  return (
    <SectionCard
      title={t('title')}
      action={
        <ActionIcon
          aria-label={t('filter')}
          aria-expanded={types !== undefined}
          onClick={() => setTypes(types === undefined ? [] : undefined)}
        >
          <IconFilter size={16} stroke={1.75} />
        </ActionIcon>
      }
    >
      <div className={classes.panel}>
        {notesOn && mayChange && <NoteBox object={notesOn} id={id} />}
        {types !== undefined && (
          <Suspense fallback={<Skeleton height={36} />}>
            <TypeSelect label={t('company.types')} value={types} onChange={setTypes} about={object} />
          </Suspense>
        )}
        {feed.isPending && <FeedSkeleton />}
        {feed.isError && <ErrorBox problem={problemFromError(feed.error)} onRetry={() => void feed.refetch()} />}
        {feed.isSuccess && feed.items.length === 0 && (
          <p className={classes.empty}>{t(types?.length ? 'company.noMatch' : 'empty')}</p>
        )}
        {feed.items.length > 0 && <FeedLines items={feed.items} label={t('title')} />}
        {feed.hasNextPage && (
          <Button variant="default" loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            {t('older')}
          </Button>
        )}
      </div>
    </SectionCard>
  );
};
