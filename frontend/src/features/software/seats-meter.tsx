import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { format } from '../../ui/format.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './seats-meter.module.css';

const parts = ['used', 'left', 'free', 'over'] as const;
type Part = (typeof parts)[number];

/** How the seats that were bought are used; people who left are counted apart, and so is what goes beyond the seats. */
const countsOf = ({ seats, active_count: active, left_count: left }: ProductDetails): Record<Part, number> => {
  const bought = seats ?? 0;
  const over = Math.max(0, active - bought);
  return {
    used: Math.max(0, active - over - left),
    left: Math.min(left, active),
    free: Math.max(0, bought - active),
    over,
  };
};

/** The seats of a product as one bar, and what the free ones cost. */
export const SeatsMeter = ({ product }: { product: ProductDetails }) => {
  const { t } = useTranslation('software');
  const { seats, active_count: active, unused_cost: wasted } = product;
  if (seats === null) return null;
  const counts = countsOf(product);
  const shown = parts.filter((part) => counts[part] > 0);
  return (
    <SectionCard title={t('seatsMeter.title')}>
      <div className={classes.figures}>
        <strong>{t('seatsMeter.of', { active: wholeNumber(active), seats: wholeNumber(seats) })}</strong>
        {wasted !== null && wasted > 0 && <span>{t('seatsMeter.wasted', { amount: format().euro(wasted) })}</span>}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {shown.map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: counts[part] }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {shown.map((part) => (
          <li key={part}>
            <span className={classes.dot} data-part={part} />
            {t(`seatsMeter.${part}`, { number: wholeNumber(counts[part]) })}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
