import { useTranslation } from 'react-i18next';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import { Money } from '../../ui/money.tsx';
import { EstimateSteps } from './estimate-steps.tsx';
import classes from './estimates-card.module.css';

/** What of a bicycle has to be on form 281.10, and how it was computed (docs/areas/belgium.md#bicycles). */
export const BicycleFigure = ({ value, year }: { value: Estimates['form_281_10']; year: number }) => {
  const { t } = useTranslation('belgium');
  if (value === undefined) return null;
  return (
    <section className={classes.figure}>
      <h3>{t('form281.title')}</h3>
      {value === null ? (
        <p className={classes.dim}>{t('form281.unknown')}</p>
      ) : (
        <>
          <p className={classes.amount}>
            <strong>
              <Money value={value.yearly} />
            </strong>{' '}
            {t('form281.perYear')}
          </p>
          <p className={classes.dim}>{t('form281.text')}</p>
          <p className={classes.dim}>{t('estimate')}</p>
          <EstimateSteps steps={value.steps} year={year} label={t('form281.title')} />
        </>
      )}
    </section>
  );
};
