import { useTranslation } from 'react-i18next';
import { ColumnChart } from '../../charts/column-chart.tsx';
import type { Home } from '../../ui/home-part.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import classes from './fleet-home.module.css';

/** How many vehicles emit how much, and the average beside that of a year ago. */
export const Co2 = ({ home: { fleet } }: { home: Home }) => {
  const { t } = useTranslation('home');
  if (!fleet || fleet.co2.average === null) return null;
  const { bins, average, average_year_ago: before } = fleet.co2;
  const change = before === null ? null : average - before;
  const count = bins.reduce((sum, { vehicles }) => sum + vehicles, 0);
  const rangeOf = ({ from, to }: (typeof bins)[number]): string =>
    to === null ? `> ${from - 1}` : from === to ? String(from) : `${from}–${to}`;
  return (
    <SectionCard
      title={t('fleet.co2Title')}
      info={t('fleet.co2Note')}
      action={<span className={classes.intro}>{t('fleet.vehicles', { count })}</span>}
    >
      <ColumnChart
        title={t('fleet.co2Title')}
        columnHead={t('fleet.co2Unit')}
        series={[t('fleet.tile')]}
        total={t('fleet.tile')}
        write={wholeNumber}
        columns={bins.map((bin) => ({
          key: String(bin.from),
          short: rangeOf(bin),
          name: bin.to === null ? t('fleet.co2Over', { grams: bin.from - 1 }) : `${rangeOf(bin)} ${t('fleet.co2Unit')}`,
          values: [bin.vehicles],
        }))}
      />
      <p className={classes.foot}>
        {t('fleet.co2Average', { average })}
        {change !== null &&
          `, ${t(change === 0 ? 'fleet.co2Same' : change < 0 ? 'fleet.co2Less' : 'fleet.co2More', { count: Math.abs(change) })}`}
        .
      </p>
    </SectionCard>
  );
};
