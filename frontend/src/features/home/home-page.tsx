import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getHome, homeAreas } from '#shared/contract/home/get-home.ts';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { Home } from '../../ui/home-part.ts';
import { Reading } from '../../ui/reading.tsx';
import { StatStrip } from '../../ui/stat-tile.tsx';
import { FailedParts } from './failed-parts.tsx';
import { FirstSteps } from './first-steps.tsx';
import { greetingAt } from './greeting.ts';
import { Arrange, HomeCards } from './home-cards.tsx';
import { chooseTiles, homeParts } from './home-parts.ts';
import { NothingHere } from './nothing-here.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useTasks, deadlineWords } from './use-tasks.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { useInSlices } from '../../ui/use-in-slices.ts';
import classes from './home.module.css';

const SKELETON_TILES = 5;

/** The home page: figures, charts and open tasks of the areas that the user may open. */
export const HomePage = () => {
  const { t } = useTranslation('home');
  const { today } = useActor();
  const home = useQuery(query(getHome, {}));
  const data = useInSlices(home.data);
  // Read beside the page, as its first parts follow from it.
  useFirstSteps();
  if (data && isBare(data)) return <NothingHere />;
  return (
    <div className={classes.page} aria-busy={!data && !home.isError}>
      <PageTitle of={t('title')} />
      <header className={classes.head}>
        {/* A page that stays open past midnight greets anew. */}
        <Greeting key={today}>{data && <MostUrgent home={data} />}</Greeting>
        {data && <Arrange home={data} />}
      </header>
      {home.isError && <ErrorBox problem={problemFromError(home.error)} onRetry={() => void home.refetch()} />}
      {!data && !home.isError && (
        <Reading>
          <HomeSkeleton />
        </Reading>
      )}
      {data && (
        <>
          <FirstSteps />
          <Strip home={data} />
          <FailedParts failed={data.failed} onRetry={() => void home.refetch()} />
          <HomeCards home={data} />
        </>
      )}
    </div>
  );
};

/** Nothing is there for this user, and nothing failed. */
const isBare = (home: Home): boolean =>
  home.failed.length === 0 &&
  homeAreas.every((area) => (area === 'reminders' ? home.reminders.length === 0 : home[area] === null));

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** The greeting at the time of day at which it is first drawn, and the day. */
const Greeting = ({ children }: { children: ReactNode }) => {
  const { t, i18n } = useTranslation('home');
  const { name, today } = useActor();
  const [at] = useState(() => new Date());
  const { part, day } = greetingAt(at, today, i18n.language);
  return (
    <div>
      <h1>{t(`greeting.${part}`, { name: firstNameOf(name) })}</h1>
      <p className={classes.day}>
        {day}
        {children}
      </p>
    </div>
  );
};

/** The first deadline, after the day. */
const MostUrgent = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const [first] = useTasks(home).tasks;
  if (!first || first.days === null) return null;
  const when = first.badge?.text ?? deadlineWords(first.days, t);
  return ` · ${t('mostUrgent', { title: first.title, when })}`;
};

/** The figures; until a company has taken its first steps, those of which there is something. */
const Strip = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const { isRead, open, isBare } = useFirstSteps();
  if (!isRead)
    return (
      <Reading>
        <SkeletonTiles />
      </Reading>
    );
  const isNew = open !== undefined || isBare;
  const offered = homeParts.flatMap((part) => part.tiles ?? []).filter(({ shows }) => shows(home));
  const tiles = chooseTiles(offered.filter(({ count }) => !isNew || count(home) > 0));
  if (tiles.length === 0) return null;
  return (
    <StatStrip label={t('figures')}>
      {tiles.map(({ key, Tile }) => (
        <Tile key={key} home={home} />
      ))}
    </StatStrip>
  );
};

const SkeletonTiles = () => (
  <div className={classes.skeletonTiles}>
    {Array.from({ length: SKELETON_TILES }, (_, at) => (
      <Skeleton key={at} height={102} radius={8} />
    ))}
  </div>
);

const HomeSkeleton = () => (
  <>
    <SkeletonTiles />
    <div className={classes.cards}>
      <Skeleton height={320} radius={8} />
      <Skeleton height={320} radius={8} />
    </div>
  </>
);
