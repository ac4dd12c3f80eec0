import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { benefitInKind, perMonth } from '#shared/belgium/benefit-in-kind.rules.ts';
import { co2Contribution } from '#shared/belgium/co2-contribution.rules.ts';
import type { EstimateName, NoEstimate as Reason } from '#shared/belgium/estimate.ts';
import type { ParametersOf } from '#shared/belgium/parameters.ts';
import { getParameters } from '#shared/contract/fleet/get-parameters.ts';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { Money } from '../../ui/money.tsx';
import { useToday } from '../../ui/use-today.ts';
import { NoEstimate } from './no-estimate.tsx';
import { fieldsOf, type VehicleForm } from './vehicle-form.ts';
import classes from './wizard-estimate.module.css';

/** The figures of the year as the server knows them, those that the company added included. */
const parametersFrom =
  ({ year, missing, parameters }: ParametersOfYear): ParametersOf =>
  () => ({
    year,
    missing,
    sources: {},
    values: Object.fromEntries(parameters.flatMap(({ code, value }) => (value === null ? [] : [[code, value]]))),
  });

type FigureProps = { name: EstimateName; monthly: number | null; missing: readonly Reason[]; year: number };

const Figure = ({ name, monthly, missing, year }: FigureProps) => {
  const { t } = useTranslation('belgium');
  return (
    <section className={classes.part}>
      <h3>{t(name === 'benefit_in_kind' ? 'benefit' : 'contribution')}</h3>
      {monthly === null ? (
        <NoEstimate name={name} year={year} missing={missing.map((each) => ({ figure: name, ...each }))} />
      ) : (
        <p className={classes.amount}>
          <strong>
            <Money value={monthly} />
          </strong>{' '}
          {t('perMonth')}
        </p>
      )}
    </section>
  );
};

/** What the vehicle that is typed would cost its driver and the employer, by the rules of the estimates. */
export const WizardEstimate = ({ values }: { values: VehicleForm }) => {
  const { t } = useTranslation('what-if');
  const can = useCan();
  const today = useToday();
  const year = Number(today.slice(0, 4));
  const answer = useQuery(query(getParameters, { query: { year: String(year) } }));
  if (answer.data === undefined) return null;
  const parametersOf = parametersFrom(answer.data.data);
  const fields = fieldsOf(values);
  // Until somebody says whether a car is light freight, it counts as a passenger car, as most are.
  const isOpen = fields.is_utility_vehicle === -1;
  const vehicle = isOpen ? { ...fields, is_utility_vehicle: 0 as const } : fields;
  const benefit = benefitInKind(vehicle, today, parametersOf);
  const contribution = co2Contribution(vehicle, year, parametersOf);
  // The benefit of a vehicle of nobody is no wage (docs/areas/belgium.md#who-sees-it).
  const seesBenefit = can(fieldRights.car.benefit_yearly) || vehicle.related_employee_id === 0;
  return (
    <section className={classes.card} aria-label={t('wizard.title')} aria-live="polite">
      <header className={classes.part}>
        <h2>{t(isOpen ? 'wizard.asCar' : 'wizard.title')}</h2>
        <p>{t('wizard.text')}</p>
      </header>
      {seesBenefit && (
        <Figure
          name="benefit_in_kind"
          year={year}
          monthly={'figure' in benefit ? perMonth(benefit.figure.yearly) : null}
          missing={'missing' in benefit ? benefit.missing : []}
        />
      )}
      <Figure
        name="co2_contribution"
        year={year}
        monthly={'figure' in contribution ? contribution.figure.monthly : null}
        missing={'missing' in contribution ? contribution.missing : []}
      />
      <p className={classes.part}>{t('wizard.figures', { year: String(year) })}</p>
    </section>
  );
};
