import { useTranslation } from 'react-i18next';
import { MonthChart } from '../../charts/month-chart.tsx';
import { HomeFigures } from '../../records/home-figures.tsx';
import type { Home } from '../../ui/home-part.ts';
import { wholeNumber } from '../../ui/whole-number.ts';

const Charts = ({ home: { trainings } }: { home: Home }) => {
  const { t } = useTranslation('trainings');
  const title = t('overview.certificatesTitle');
  return (
    trainings && (
      <div>
        <h2>{title}</h2>
        <MonthChart
          title={title}
          columnHead={t('overview.month')}
          total={t('overview.total')}
          write={wholeNumber}
          series={[t('overview.certificates')]}
          months={trainings.certificates_ahead.map(({ month, count }) => ({ month, values: [count] }))}
        />
      </div>
    )
  );
};

/** The certificates that expire in each of the next twelve months. */
export const TrainingsOverview = () => <HomeFigures>{(home) => <Charts home={home} />}</HomeFigures>;
