import { useTranslation } from 'react-i18next';
import type { EstimateName } from '#shared/belgium/estimate.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { format } from '../../ui/format.ts';
import { EstimateSteps } from './estimate-steps.tsx';
import { EstimatePeriods, EstimateYears } from './estimate-periods.tsx';
import { NoEstimate } from './no-estimate.tsx';
import classes from './estimates-card.module.css';

type Props = { details: CarDetails; mayEdit: boolean };
type Figure = { monthly: number; yearly: number; steps: NonNullable<Estimates['co2_contribution']>['steps'] };
type FigureProps = { name: EstimateName; figure: Figure | null; estimates: Estimates } & Props;

const EstimateFigure = ({ name, figure, estimates, details, mayEdit }: FigureProps) => {
  const { t } = useTranslation('belgium');
  const isBenefit = name === 'benefit_in_kind';
  return (
    <section className={classes.figure}>
      <h3>{t(isBenefit ? 'benefit' : 'contribution')}</h3>
      {figure ? (
        <>
          <p className={classes.amount}>
            <strong>
              <Money value={figure.monthly} />
            </strong>{' '}
            {t('perMonth')}
          </p>
          <p className={classes.dim}>{t('perYear', { amount: `€ ${format().amount(figure.yearly)}` })}</p>
          <p className={classes.dim}>{t(isBenefit ? 'forDriver' : 'forEmployer')}</p>
          <p className={classes.dim}>{t('estimate')}</p>
          <EstimateSteps steps={figure.steps} year={estimates.year} label={t(isBenefit ? 'benefit' : 'contribution')} />
        </>
      ) : (
        <NoEstimate name={name} estimates={estimates} details={details} mayEdit={mayEdit} />
      )}
    </section>
  );
};

const MONTHS = 12;

/** What the vehicle costs its driver and its employer, with how that was computed (docs/areas/belgium.md). */
export const EstimatesCard = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('belgium');
  const { estimates } = details;
  if (!estimates) return null;
  const { benefit_in_kind: benefit, co2_contribution: contribution, year } = estimates;
  const hasPeriods = benefit !== null && benefit !== undefined && benefit.this_year.length > 0;
  const shared = { estimates, details, mayEdit };
  return (
    <SectionCard title={t('title', { year: String(year) })}>
      <div className={classes.figures}>
        {benefit !== undefined && <EstimateFigure name="benefit_in_kind" figure={benefit} {...shared} />}
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
