import { useTranslation } from 'react-i18next';
import type { EstimateName } from '#shared/belgium/estimate.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import classes from './estimates-card.module.css';

export type MissingFigure = Estimates['missing'][number];

type Props = {
  name: EstimateName;
  year: number;
  missing: readonly MissingFigure[];
  /** Where a missing value can be filled in. */
  addTo?: ((missing: MissingFigure) => string | undefined) | undefined;
};

/** Why there is no figure, a sentence each; what is missing can be filled in from here. */
export const NoEstimate = ({ name, year, missing: all, addTo }: Props) => {
  const { t } = useTranslation(['belgium', 'fleet']);
  const words = ({ reason, field }: MissingFigure): string => {
    if (reason === 'value_missing') return t('no.value_missing', { field: t(`fleet:field.${field ?? 'fuel'}`) });
    if (reason === 'no_parameters' || reason === 'other_currency') return t(`no.${reason}`, { year: String(year) });
    return t(`no.${name}.${reason}`);
  };
  return (
    <ul className={classes.reasons}>
      {all
        .filter(({ figure }) => figure === name)
        .map((missing) => {
          const to = addTo?.(missing);
          return (
            <li key={`${missing.reason} ${missing.field}`}>
              {words(missing)} {to !== undefined && <Link to={to}>{t('add')}</Link>}
              {missing.reason === 'no_parameters' && <Link to={paths.parametersOf(year)}>{t('parameters.title')}</Link>}
            </li>
          );
        })}
    </ul>
  );
};
