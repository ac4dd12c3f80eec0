import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails, CarRow } from '#shared/contract/fleet/car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { paths } from '../../ui/paths.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { Holder } from '../../records/holder.tsx';
import { DueDate } from '../../ui/due-date.tsx';
import { Empty } from '../../ui/empty.tsx';
import { NoPersonChip } from '../../ui/person-chip.tsx';
import { Money } from '../../ui/money.tsx';
import { Plate } from '../../ui/plate.tsx';
import { FactSkeleton, RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { ReadinessBadge } from './readiness-badge.tsx';
import { VehicleAmount } from './vehicle-amount.tsx';
import { vehicleValue } from './vehicle-value.tsx';
import classes from './vehicle-page.module.css';

/** A vehicle as its page reads it, or as the list that led there did. */
type Known = CarDetails | CarRow;

const Driver = ({ details }: { details: Known }) => {
  const { t } = useTranslation(['fleet', 'history']);
  const { person_id: id, person_name: name, person_avatar: avatar, driver_since: since } = details;
  return (
    <>
      <Holder
        person={name === null ? null : { id, name, avatar }}
        nobody={<NoPersonChip label={t(details.is_pool_vehicle === 1 ? 'pool' : 'nobody')} />}
      />{' '}
      {since !== null && <span className={classes.quiet}>{t('history:since', { from: since })}</span>}
    </>
  );
};

const Badges = ({ details }: { details: Known }) => {
  const { t } = useTranslation('fleet');
  return (
    <>
      {details.plate !== null && <Plate plate={details.plate} />}
      {details.contract_type !== null && <ToneBadge>{t(`contract_type.${details.contract_type}`)}</ToneBadge>}
      {details.deleted === 1 && <ToneBadge dot>{t('archived')}</ToneBadge>}
      {isPlanned(details) && <PlannedBadge />}
      {'payroll_readiness' in details ? (
        <ReadinessBadge details={details} />
      ) : (
        details.payroll_missing !== null && <FactSkeleton />
      )}
    </>
  );
};

/** The estimates of a vehicle; null for one that there is and that is not read yet. */
const monthlyEstimates = (details: Known): Partial<Record<'benefit' | 'contribution', number | null | undefined>> => {
  if ('estimates' in details) {
    const { benefit_in_kind: benefit, co2_contribution: contribution } = details.estimates ?? {};
    return { benefit: benefit?.monthly, contribution: contribution?.monthly };
  }
  const { benefit_yearly: benefit, co2_contribution_monthly: contribution } = details;
  return {
    ...(typeof benefit === 'number' && { benefit: null }),
    ...(contribution !== null && { contribution: null }),
  };
};

/** What the vehicle costs its driver and the employer a month, as far as it is known and the reader may see it. */
const useEstimateFacts = (details: Known): Fact[] => {
  const { t } = useTranslation('fleet');
  const monthly = monthlyEstimates(details);
  return (['benefit', 'contribution'] as const).flatMap((key) => {
    const amount = monthly[key];
    if (amount === undefined) return [];
    return [
      {
        key,
        label: t(`detail.${key}`),
        value:
          amount === null ? (
            <FactSkeleton />
          ) : (
            <>
              <Money value={amount} /> <span className={classes.quiet}>{t('detail.aMonth')}</span>
            </>
          ),
      },
    ];
  });
};

/** The facts behind the driver: what the vehicle costs, and until when; what it emits without estimates. */
const useFacts = (details: Known): Fact[] => {
  const { t } = useTranslation('fleet');
  const { planned_end: ends, total_cost_yearly: yearly, co2_g_km_wltp: wltp } = details;
  const co2 = vehicleValue(wltp === null ? 'co2_g_km' : 'co2_g_km_wltp', details, t);
  const estimates = useEstimateFacts(details);
  const asksCo2 = estimates.length === 0 && details.type !== 'bicycle';
  return [
    ...estimates,
    {
      key: 'cost',
      label: t('detail.costMonth'),
      value:
        yearly === null ? <Empty /> : <VehicleAmount field="total_cost_yearly" value={yearly / 12} car={details} />,
    },
    ...(asksCo2 ? [{ key: 'co2', label: t('detail.co2'), value: co2 ?? <Empty /> }] : []),
    ...(ends === null ? [] : [{ key: 'end', label: t('field.date_end'), value: <DueDate day={lastDayOf(ends)} /> }]),
  ];
};

/** The name and state of a vehicle, and the facts people look up most. */
export const VehicleHeader = ({ details, actions }: { details: Known; actions?: ReactNode }) => {
  const { t } = useTranslation('fleet');
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.fleet }]}
      place={<Neighbours list={listCars} at={paths.vehicle(details.id)} pathOf={({ id }) => paths.vehicle(id)} />}
      title={vehicleName(details)}
      badges={<Badges details={details} />}
      facts={[{ key: 'driver', label: t('detail.driver'), value: <Driver details={details} /> }, ...useFacts(details)]}
      actions={actions}
    />
  );
};
