import { Skeleton } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHome } from '#shared/contract/home/get-home.ts';
import { problemFromError } from '../../api/problem.ts';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import type { Home } from '../../ui/home-part.ts';
import { StatStrip } from '../../ui/stat-tile.tsx';
import { FirstSteps } from './first-steps.tsx';
import { greetingAt } from './greeting.ts';
import { homeParts, placeCards } from './home-parts.ts';
import classes from './home.module.css';

const SKELETON_TILES = 4;

/** The home page: figures, charts and open tasks of the areas that the user may open. */
export const HomePage = () => {
  const { t, i18n } = useTranslation('home');
  const actor = useActor();
  const [opened] = useState(() => new Date());
  const home = useQuery(query(getHome, {}));
  const { part, day } = greetingAt(opened, i18n.language);
  if (home.data && isBare(home.data))
    return (
      <>
        <title>{t('title')}</title>
        <CentredNotice icon={IconHome} title={t('nothing.title')}>
          <p>{t('nothing.text')}</p>
        </CentredNotice>
      </>
    );
  return (
    <div className={classes.page} aria-busy={home.isPending}>
      <title>{t('title')}</title>
      <header>
        <h1>{t(`greeting.${part}`, { name: firstNameOf(actor.name) })}</h1>
        <p className={classes.day}>{day}</p>
      </header>
      {home.isError && <ErrorBox problem={problemFromError(home.error)} onRetry={() => void home.refetch()} />}
      {home.isPending && <HomeSkeleton />}
      {home.data && <HomeParts home={home.data} />}
    </div>
  );
};

const isBare = ({ reminders, ...areas }: Home): boolean =>
  reminders.length === 0 && Object.values(areas).every((area) => area === null);

/** Names are written first name first. */
const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

const HomeParts = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const can = useCan();
  const cards = homeParts.flatMap((part) => part.cards ?? []).filter(({ shows }) => shows(home, can));
  return (
    <>
      <StatStrip label={t('figures')}>
        {homeParts.map(({ order, Tiles }) => Tiles && <Tiles key={order} home={home} />)}
      </StatStrip>
      <FirstSteps />
      <div className={classes.cards}>
        {placeCards(cards).map(({ card: { key, Card }, column, row, rows }) => (
          <div key={key} className={classes.card} data-column={column} style={{ gridRow: `${row} / span ${rows}` }}>
            {/* The texts of the card's area may load later. */}
            <Suspense fallback={<Skeleton height={240} radius={8} />}>
              <Card home={home} />
            </Suspense>
          </div>
        ))}
      </div>
    </>
  );
};

const HomeSkeleton = () => (
  <>
    <div className={classes.skeletonTiles}>
      {Array.from({ length: SKELETON_TILES }, (_, at) => (
        <Skeleton key={at} height={102} radius={8} />
      ))}
    </div>
    <div className={classes.cards}>
      <Skeleton className={classes.card ?? ''} data-column="main" height={320} radius={8} />
      <Skeleton className={classes.card ?? ''} data-column="side" height={320} radius={8} />
    </div>
  </>
);
