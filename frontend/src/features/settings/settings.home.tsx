import { IconShieldHalf } from '@tabler/icons-react';
import type { HomePart } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';

export const home: HomePart = {
  order: 25,
  tasks: ({ rights }, t) =>
    (rights ?? []).map(({ user_id: id, name, permission, right, page, asked_on: day }) => ({
      key: `right-${id}-${permission}`,
      icon: IconShieldHalf,
      title: t('home:rights.asks', { name, right }),
      note: t('home:rights.note', { day, page }),
      action: { label: t('home:rights.decide'), to: paths.user(id) },
    })),
};
