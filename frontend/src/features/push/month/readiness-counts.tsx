import { useTranslation } from 'react-i18next';
import { readinessFilters, type ReadinessFilter } from '#shared/push/names.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';
import { CountsStrip } from '../../../ui/counts-strip.tsx';

const tones = { ready: 'green', warning: 'amber', blocked: 'red', changed: 'accent' } as const;

type Props = {
  counts: Readonly<Record<ReadinessFilter, number>>;
  shown: ReadinessFilter;
  /** The moment of the last push of this month. */
  pushedAt: string | null;
  onShow: (filter: ReadinessFilter) => void;
};

/** How many people are ready or not; each count shows only those, and everybody when it is pressed again. */
export const ReadinessCounts = ({ counts, shown, pushedAt, onShow }: Props) => {
  const { t } = useTranslation('push');
  const day = pushedAt === null ? null : dayMonth(toDmy(belgianDay(new Date(pushedAt))));
  // Before the first push of a month nothing can have changed since.
  const filters = readinessFilters.filter((filter) => filter !== 'changed' || day !== null);
  return (
    <CountsStrip
      label={t('counts.label')}
      counts={filters.map((filter) => ({
        key: filter,
        label: t(`counts.${filter}`, { day }),
        count: counts[filter],
        tone: filter === 'all' ? undefined : tones[filter],
      }))}
      shown={shown}
      onShow={(filter) => onShow(filter === shown ? 'all' : filter)}
    />
  );
};
