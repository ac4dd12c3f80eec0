import { useTranslation } from 'react-i18next';
import type { PushHome } from '#shared/contract/home/get-home.ts';
import type { Home, HomePart } from '../../ui/home-part.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { format } from '../../ui/format.ts';

const OpenMonth = ({ open }: { open: PushHome[number] }) => {
  const { t } = useTranslation('home');
  const { year, month: number, name, people, requests_open: requests, without_payroll_number: without } = open;
  const month = format().month(`${year}-${String(number).padStart(2, '0')}`);
  const facts = [
    ...(open.push_day === null ? [] : [t('push.by', { day: open.push_day })]),
    ...(requests > 0 ? [t('push.requests', { count: requests })] : []),
    ...(without > 0 ? [t('push.noNumber', { count: without })] : []),
  ];
  return (
    <p>
      <Link to={paths.pushOf(year, number, open.integration_id)}>{t('push.open', { month, name, count: people })}</Link>
      {facts.length > 0 && `: ${facts.join(', ')}`}
    </p>
  );
};

/** The months that wait for their push, and what is in their way. */
const ToPush = ({ home: { push } }: { home: Home }) => {
  const { t } = useTranslation('home');
  return (
    <SectionCard title={t('push.card')}>
      {(push ?? []).map((open) => (
        <OpenMonth key={open.integration_id} open={open} />
      ))}
    </SectionCard>
  );
};

export const home: HomePart = {
  order: 75,
  cards: [
    {
      key: 'push-open',
      order: 18,
      place: 'either',
      shows: ({ push }) => (push?.length ?? 0) > 0,
      Card: ToPush,
    },
  ],
};
