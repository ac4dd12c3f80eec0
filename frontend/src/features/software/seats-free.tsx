import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/empty.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';

/** The number of free seats; more licences than seats are also said in words. */
export const SeatsFree = ({ free }: { free: number | null }) => {
  const { t } = useTranslation('software');
  if (free === null) return <Empty />;
  if (free < 0) return <ToneBadge tone="red">{t('seatsOver', { count: -free })}</ToneBadge>;
  return <span className="tabular">{wholeNumber(free)}</span>;
};
