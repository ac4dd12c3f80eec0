import { IconEraser, IconUserMinus, IconUsers } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PeopleHome } from '#shared/contract/home/get-home.ts';
import { decidableTypes } from '#shared/people/leaver-rights.ts';
import { paths } from '../../ui/paths.ts';
import { listLink } from '../../list/list-link.ts';
import { format } from '../../ui/format.ts';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

const LEAVERS_SHOWN = 4;

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

/** Somebody who leaves soon and still has things, about which the user may decide or not. */
const leaverTask = (leaver: PeopleHome['leavers'][number], t: TFunction, decides: boolean): HomeTask => {
  const { employee_id: id, name, date, vehicles, assets, licences } = leaver;
  const things = [
    ...(vehicles > 0 ? [t('home:people.vehicles', { count: vehicles })] : []),
    ...(assets > 0 ? [t('home:people.assets', { count: assets })] : []),
    ...(licences > 0 ? [t('home:people.licences', { count: licences })] : []),
  ];
  return {
    key: `leaver-${id}`,
    icon: IconUserMinus,
    title: t('home:people.leaves', { name, day: date }),
    note: t('home:people.holds', { things: format().list(things) }),
    deadline: date,
    action: decides
      ? { label: t('home:people.checklist'), to: paths.leaving(id) }
      : { label: t('home:show'), to: paths.person(id) },
  };
};

/** Somebody whose data another administrator asks to erase. */
const erasureTask = ({ employee_id: id, name, by }: PeopleHome['erasures'][number], t: TFunction): HomeTask => ({
  key: `erasure-${id}`,
  icon: IconEraser,
  title: t('home:people.erasure', { name }),
  note: t('home:people.erasureBy', { by }),
  action: { label: t('home:people.erasureLook'), to: paths.erasure(id) },
});

/** People who left longer ago than the company keeps their records. */
const toEraseTask = (count: number, t: TFunction): HomeTask => ({
  key: 'to-erase',
  icon: IconEraser,
  title: t('home:people.toErase', { count }),
  note: t('home:people.toEraseNote'),
  action: { label: t('home:people.erasureLook'), to: paths.retention },
});

export const home: HomePart = {
  order: 20,
  tiles: [
    {
      key: 'people',
      kind: 'figure',
      order: 10,
      shows: ({ people }) => people !== null,
      count: ({ people }) => people?.active ?? 0,
      Tile: PeopleTile,
    },
  ],
  tasks: ({ people }, t, can) => [
    ...(people?.erasures ?? []).map((erasure) => erasureTask(erasure, t)),
    ...(people && people.to_erase > 0 ? [toEraseTask(people.to_erase, t)] : []),
    ...(people?.leavers ?? [])
      .slice(0, LEAVERS_SHOWN)
      .map((leaver) => leaverTask(leaver, t, decidableTypes(can).length > 0)),
  ],
};
