import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EstimateName } from '#shared/belgium/estimate.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import { format } from '../../ui/format.ts';
import { Money } from '../../ui/money.tsx';
import { EstimateSteps } from './estimate-steps.tsx';
import { NoEstimate, type MissingFigure } from './no-estimate.tsx';
import classes from './estimates-card.module.css';

type Figure = { monthly: number; yearly: number; steps: NonNullable<Estimates['co2_contribution']>['steps'] };

type Props = {
  name: EstimateName;
  figure: Figure | null;
  year: number;
  missing: readonly MissingFigure[];
  addTo?: (missing: MissingFigure) => string | undefined;
  /** A line under the amounts. */
  children?: ReactNode;
};

/** What a vehicle costs its driver or its employer a month and a year with how it was computed, or why nobody knows. */
export const EstimateFigure = ({ name, figure, year, missing, addTo, children }: Props) => {
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
          <p className={classes.dim}>{t('perYear', { amount: format().euro(figure.yearly) })}</p>
          <p className={classes.dim}>{t(isBenefit ? 'forDriver' : 'forEmployer')}</p>
          {children}
          <p className={classes.dim}>{t('estimate')}</p>
          <EstimateSteps steps={figure.steps} year={year} label={t(isBenefit ? 'benefit' : 'contribution')} />
        </>
      ) : (
        <NoEstimate name={name} year={year} missing={missing} addTo={addTo} />
      )}
    </section>
  );
};
