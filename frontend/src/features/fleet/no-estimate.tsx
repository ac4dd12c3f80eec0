import { useTranslation } from 'react-i18next';
import type { EstimateName } from '#shared/belgium/estimate.ts';
import type { Estimates } from '#shared/contract/fleet/estimates.ts';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import classes from './estimates-card.module.css';

type Props = { name: EstimateName; estimates: Estimates; details: CarDetails; mayEdit: boolean };
type Missing = Estimates['missing'][number];

/** Why there is no figure, a sentence each; what is missing can be filled in from here. */
export const NoEstimate = ({ name, estimates, details, mayEdit }: Props) => {
  const { t } = useTranslation(['belgium', 'fleet']);
  const { orderDate } = useVehicleContext();
  const reasons = estimates.missing.filter(({ figure }) => figure === name);
  const words = ({ reason, field }: Missing): string => {
    if (reason === 'value_missing') return t('no.value_missing', { field: t(`fleet:field.${field ?? 'fuel'}`) });
    if (reason === 'no_parameters' || reason === 'other_currency')
      return t(`no.${reason}`, { year: String(estimates.year) });
    return t(`no.${name}.${reason}` as 'no.benefit_in_kind.bicycle');
  };
  const locked = new Set<string>(details.locked_fields);
  const canFill = ({ field }: Missing): boolean =>
    mayEdit && field !== null && !locked.has(field) && (field !== 'order_date' || orderDate);
  return (
    <ul className={classes.reasons}>
      {reasons.map((missing) => (
        <li key={`${missing.reason} ${missing.field}`}>
          {words(missing)}{' '}
          {canFill(missing) && <Link to={`${paths.editVehicle(details.id)}#${missing.field}`}>{t('add')}</Link>}
          {missing.reason === 'no_parameters' && (
            <Link to={paths.parametersOf(estimates.year)}>{t('parameters.title')}</Link>
          )}
        </li>
      ))}
    </ul>
  );
};
