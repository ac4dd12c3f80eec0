import { IconSend } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PushHome } from '#shared/contract/home/get-home.ts';
import { monthKey } from '#shared/push/month.rules.ts';
import { capitalize } from '../../history/plan-brief.ts';
import type { Home, HomePart, HomeTask } from '../../ui/home-part.ts';
import { nearMonth, nearMonthFigure } from '../../ui/near-month.ts';
import { paths } from '../../ui/paths.ts';
import { StatTile } from '../../ui/stat-tile.tsx';

type OpenMonth = PushHome[number];

const pathOf = ({ year, month, integration_id: id }: OpenMonth): string => paths.pushOf(year, month, id);

/** The first month that waits for its push. */
const PushTile = ({ home: { push, today } }: { home: Home }) => {
  const { t } = useTranslation('home');
  const [open] = push ?? [];
  if (!open) return null;
  return (
    <StatTile
      icon={IconSend}
      label={t('push.tile')}
      figure={capitalize(nearMonthFigure(monthKey(open.year, open.month), today))}
      to={pathOf(open)}
    >
      {open.push_day === null ? t('push.ready', { count: open.people }) : t('push.due', { day: open.push_day })}
    </StatTile>
  );
};

/** A month that waits for its push, and what is in its way. */
const taskOf = (open: OpenMonth, today: string, t: TFunction): HomeTask => {
  const { people, blocked, requests_open: requests, without_payroll_number: without } = open;
  const facts = [
    t('home:push.ready', { count: people }),
    ...(blocked > 0 ? [t('home:push.blocked', { count: blocked })] : []),
    ...(requests > 0 ? [t('home:push.requests', { count: requests })] : []),
  ];
  return {
    key: `push-${open.integration_id}`,
    icon: IconSend,
    title: t('home:push.task', { month: nearMonth(monthKey(open.year, open.month), today), name: open.name }),
    note: facts.join(', '),
    ...(without > 0 && {
      link: {
        text: t('home:push.noNumber', { count: without }),
        to: `${paths.people}?segment=without_employee_number`,
      },
    }),
    deadline: open.push_day,
    action: { label: t('home:push.open'), to: pathOf(open) },
  };
};

export const home: HomePart = {
  order: 75,
  tiles: [
    {
      key: 'push',
      kind: 'work',
      order: 30,
      shows: ({ push }) => (push?.length ?? 0) > 0,
      count: ({ push }) => push?.length ?? 0,
      Tile: PushTile,
    },
  ],
  tasks: ({ push, today }, t) => (push ?? []).map((open) => taskOf(open, today, t)),
};
