import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { paths } from '../../ui/paths.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { BicycleFigure } from './bicycle-figure.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import { EstimatePeriods, EstimateYears } from './estimate-periods.tsx';
import type { MissingFigure } from './no-estimate.tsx';
import { useVehicleContext } from './use-vehicle-context.ts';
import classes from './estimates-card.module.css';

type Props = { details: CarDetails; mayEdit: boolean };

const MONTHS = 12;

/** What the vehicle costs its driver and its employer, with how that was computed (docs/areas/belgium.md). */
export const EstimatesCard = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('belgium');
  const { orderDate } = useVehicleContext();
  const { estimates } = details;
  if (!estimates) return null;
  const { benefit_in_kind: benefit, co2_contribution: contribution, year } = estimates;
  const hasPeriods = benefit !== null && benefit !== undefined && benefit.this_year.length > 0;
  const locked = new Set<string>(details.locked_fields);
  const addTo = ({ field }: MissingFigure): string | undefined =>
    mayEdit && field !== null && !locked.has(field) && (field !== 'order_date' || orderDate)
      ? `${paths.editVehicle(details.id)}#${field}`
      : undefined;
  const shared = { year, missing: estimates.missing, addTo };
  return (
    <SectionCard title={t('title', { year: String(year) })}>
      <div className={classes.figures}>
        {benefit !== undefined && <EstimateFigure name="benefit_in_kind" figure={benefit} {...shared} />}
        <BicycleFigure value={estimates.form_281_10} year={year} />
        <EstimateFigure
          name="co2_contribution"
          figure={contribution && { ...contribution, yearly: contribution.monthly * MONTHS }}
          {...shared}
        />
      </div>
      {(hasPeriods || estimates.years.length > 1) && (
        <details className={classes.more}>
          <summary>{t('more')}</summary>
          {hasPeriods && <EstimatePeriods periods={benefit.this_year} year={year} />}
          {estimates.years.length > 1 && <EstimateYears years={estimates.years} />}
        </details>
      )}
    </SectionCard>
  );
};
