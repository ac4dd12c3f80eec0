import { useTranslation } from 'react-i18next';
import type { Step } from '#shared/belgium/estimate.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import { format } from '../../ui/format.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import classes from './estimates-card.module.css';
import { labelValue } from '../../ui/label-value.ts';

type Steps = NonNullable<Estimates['co2_contribution']>['steps'];

const moneyNames: ReadonlySet<string> = new Set(['value', 'result', 'amount', 'paid', 'yearly', 'flat']);
const percentNames: ReadonlySet<string> = new Set(['percentage', 'age', 'base']);

/** A number of a step as people write it: an amount, a percentage, or a plain number. */
const written = (name: string, value: number): string => {
  if (moneyNames.has(name)) return format().euro(value);
  return percentNames.has(name) ? format().percent(value, 2) : format().number(value);
};

const wordsOf = (values: Step['values']): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value)]));

type Props = { steps: Steps; year: number; label: string };

/** The computation of a figure, one line a step, each with the figures of the year that it takes. */
export const EstimateSteps = ({ steps, year, label }: Props) => {
  const { t } = useTranslation('belgium');
  return (
    <details className={classes.steps}>
      <summary aria-label={labelValue(t('how'), label)}>{t('how')}</summary>
      <ol>
        {steps.map(({ code, values, parameters }) => (
          <li key={code}>
            <span className="tabular">{t(`step.${code}`, wordsOf(values))}</span>
            {parameters.map((parameter) => (
              <Link key={parameter} to={`${paths.parametersOf(year)}#${parameter}`}>
                {t(`code.${parameter}`)}
              </Link>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
};
