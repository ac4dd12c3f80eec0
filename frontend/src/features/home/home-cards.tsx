import { Button, Skeleton } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredColumnSettings } from '../../list/deferred-controls.tsx';
import { usePreferences } from '../../list/use-preferences.ts';
import { useCan } from '../../ui/actor.tsx';
import type { Home, HomeCard } from '../../ui/home-part.ts';
import { arrangeCards, toKeep } from './arrangement.ts';
import { homeParts, intoColumns } from './home-parts.ts';
import { ownCards } from './own-cards.ts';
import { useInSlices } from '../../ui/use-in-slices.ts';
import { useScreen } from '../../ui/use-screen.ts';
import classes from './home.module.css';

const ONE_COLUMN = '(max-width: 1099.98px)';

const allCards: readonly HomeCard[] = [...ownCards, ...homeParts.flatMap(({ cards }) => cards ?? [])];

/** The cards that the user may have on the page, as they arranged them. */
const useArrangement = (home: Home) => {
  const can = useCan();
  const preferences = usePreferences('home', 1);
  const remembered = useInSlices(preferences.remembered);
  const offered = allCards.filter(({ area, shows }) => (area === null ? shows(home, can) : home[area] !== null));
  const cards = arrangeCards(offered, remembered?.columns ?? null);
  return {
    offered: arrangeCards(offered, null),
    chosen: remembered?.columns ? cards.map(({ key }) => key) : null,
    shown: cards.filter(({ shows }) => shows(home, can)),
    isRead: remembered !== undefined,
    arrange: (keys: string[] | null) => preferences.remember({ columns: toKeep(offered, keys) }),
  };
};

/** Hides and sorts the cards. */
export const Arrange = ({ home }: { home: Home }) => {
  const { t } = useTranslation('home');
  const { offered, chosen, arrange } = useArrangement(home);
  return (
    <DeferredColumnSettings
      columns={offered.map(({ key, name }) => ({ key, label: t(name), shown: true }))}
      chosen={chosen}
      onChange={arrange}
      target={
        <Button variant="default" leftSection={<IconLayoutGrid size={16} stroke={1.75} />}>
          {t('arrange')}
        </Button>
      }
    />
  );
};

const Column = ({ home, cards }: { home: Home; cards: readonly HomeCard[] }) => (
  <div className={classes.column}>
    {cards.map(({ key, Card }) => (
      // The texts of the card's area may load later.
      <Suspense key={key} fallback={<Skeleton height={240} radius={8} />}>
        <Card home={home} />
      </Suspense>
    ))}
  </div>
);

/** The cards in two columns, and in one where there is no room for two. */
export const HomeCards = ({ home }: { home: Home }) => {
  const { shown, isRead } = useArrangement(home);
  const isNarrow = useScreen(ONE_COLUMN);
  if (!isRead) return null;
  const { main, side } = intoColumns(shown);
  if (isNarrow) return <Column home={home} cards={shown} />;
  return (
    <div className={classes.cards}>
      <Column home={home} cards={main} />
      <Column home={home} cards={side} />
    </div>
  );
};
