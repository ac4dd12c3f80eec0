import { useTranslation } from 'react-i18next';
import { readinessFilters, type ReadinessFilter } from '#shared/push/names.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import classes from './counts-strip.module.css';

type Props = {
  counts: Readonly<Record<ReadinessFilter, number>>;
  shown: ReadinessFilter;
  /** The moment of the last push of this month. */
  pushedAt: string | null;
  onShow: (filter: ReadinessFilter) => void;
};

/** How many people are ready or not; each count shows only those. */
export const CountsStrip = ({ counts, shown, pushedAt, onShow }: Props) => {
  const { t } = useTranslation('push');
  const day = pushedAt === null ? null : toDmy(belgianDay(new Date(pushedAt))).slice(0, 5);
  // Before the first push of a month nothing can have changed since.
  const filters = readinessFilters.filter((filter) => filter !== 'changed' || day !== null);
  return (
    <fieldset className={classes.strip} aria-label={t('counts.label')}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.count}
          data-filter={filter}
          aria-pressed={filter === shown}
          onClick={() => onShow(filter === shown ? 'all' : filter)}
        >
          <span className={classes.label}>{t(`counts.${filter}`, { day })}</span>
          <strong>{wholeNumber(counts[filter])}</strong>
        </button>
      ))}
    </fieldset>
  );
};
