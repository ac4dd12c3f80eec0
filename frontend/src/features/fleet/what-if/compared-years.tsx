import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { whatIf } from '#shared/contract/fleet/what-if.ts';
import { ChartLegend } from '../../../charts/chart-legend.tsx';
import { ColumnChart } from '../../../charts/column-chart.tsx';
import { CardTable } from '../../../ui/card-table.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { format } from '../../../ui/format.ts';
import { Money } from '../../../ui/money.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { wholeEuro } from '../../../ui/whole-number.ts';
import classes from './what-if.module.css';

type Compared = EndpointResponse<typeof whatIf>['compared'];
type YearFigures = Compared[number]['figures'][number];

type Props = {
  title: string;
  compared: Compared;
  names: readonly string[];
  figureOf: (figures: YearFigures) => number | null | undefined;
};

/** One figure of every car by year, as a small chart and as a table. */
export const ComparedYears = ({ title, compared, names, figureOf }: Props) => {
  const { t } = useTranslation('what-if');
  const years = compared[0]?.figures ?? [];
  const figures = years.map(({ year, assumed }, at) => ({
    year,
    assumed,
    values: compared.map((car) => figureOf(car.figures[at]!) ?? null),
  }));
  if (figures.every(({ values }) => values.every((value) => value === null))) return null;
  return (
    <SectionCard title={title} flush>
      <div className={classes.years}>
        <div className={classes.chart}>
          <ColumnChart
            title={title}
            columnHead={t('year')}
            series={names}
            total={t('total')}
            isGrouped
            write={(value) => format().euro(value)}
            axis={wholeEuro}
            columns={figures.map(({ year, values }) => ({
              key: String(year),
              short: String(year),
              name: String(year),
              values: values.map((value) => value ?? 0),
            }))}
          />
          <ChartLegend names={names} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- why: a box that scrolls must be reachable by keyboard */}
        <div className={classes.table} role="region" aria-label={title} tabIndex={0}>
          <CardTable
            caption={title}
            head={[
              { key: 'year', label: t('year') },
              ...names.map((name, at) => ({ key: String(at), label: name, right: true })),
            ]}
            rows={figures.map(({ year, assumed, values }) => ({
              key: year,
              cells: {
                year: assumed === 1 ? `${year}\u00A0*` : year,
                ...Object.fromEntries(
                  values.map((value, at) => [
                    at,
                    value === null ? <Empty key={at} /> : <Money key={at} value={value} />,
                  ]),
                ),
              },
            }))}
          />
          {figures.some(({ assumed }) => assumed === 1) && <p className={classes.note}>{t('assumed')}</p>}
        </div>
      </div>
    </SectionCard>
  );
};
