import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

const PeopleTile = ({ home: { people } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!people) return null;
  const { active, joined_this_month: joined } = people;
  return (
    <StatTile icon={IconUsers} label={t('people.tile')} figure={wholeNumber(active)} to={listLink(paths.people)}>
      {joined !== null && t('people.joined', { count: joined })}
    </StatTile>
  );
};

export const home: HomePart = {
  order: 20,
  Tiles: PeopleTile,
};
