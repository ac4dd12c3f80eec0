import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { paths } from '../../ui/paths.ts';
import { isPlanned, PlannedBadge } from '../../history/planned.tsx';
import { Neighbours } from '../../list/neighbours.tsx';
import { Holder } from '../../records/holder.tsx';
import { Empty } from '../../ui/empty.tsx';
import { NoPersonChip } from '../../ui/person-chip.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { vehicleValue } from './vehicle-value.tsx';

const Driver = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const { person_id: id, person_name: name, person_avatar: avatar } = details;
  return (
    <Holder
      person={name === null ? null : { id, name, avatar }}
      nobody={<NoPersonChip label={t(details.is_pool_vehicle === 1 ? 'pool' : 'nobody')} />}
    />
  );
};

const Badges = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const { asked, checks } = details.payroll_readiness;
  const missing = checks.filter(({ ok }) => !ok).length;
  return (
    <>
      {details.plate !== null && <Plate plate={details.plate} />}
      {details.contract_type !== null && <ToneBadge>{t(`contract_type.${details.contract_type}`)}</ToneBadge>}
      {details.deleted === 1 && (
        <ToneBadge tone="red" dot>
          {t('segment.archived')}
        </ToneBadge>
      )}
      {isPlanned(details) && <PlannedBadge />}
      {details.deleted === 0 && asked && (
        <ToneBadge tone={missing === 0 ? 'green' : 'amber'} dot>
          {missing === 0 ? t('readiness.titleReady') : t('readiness.badge', { count: missing })}
        </ToneBadge>
      )}
    </>
  );
};

/** The name and state of a vehicle, and the facts people look up most. */
export const VehicleHeader = ({ details, actions }: { details: CarDetails; actions: ReactNode }) => {
  const { t } = useTranslation('fleet');
  const fact = (key: 'total_cost_yearly' | 'date_first_registration' | 'catalogue_value', label: string): Fact => ({
    key,
    label,
    value: vehicleValue(key, details, t) ?? <Empty />,
  });
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.fleet }]}
      place={<Neighbours list={listCars} at={paths.vehicle(details.id)} pathOf={({ id }) => paths.vehicle(id)} />}
      title={vehicleName(details)}
      badges={<Badges details={details} />}
      facts={[
        { key: 'driver', label: t('detail.driver'), value: <Driver details={details} /> },
        fact('total_cost_yearly', t('detail.costYear')),
        fact('date_first_registration', t('detail.firstRegistration')),
        fact('catalogue_value', t('detail.catalogueValue')),
      ]}
      actions={actions}
    />
  );
};
