import { ActionIcon } from '@mantine/core';
import { IconLock, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { isFakeHybrid } from '#shared/fleet/fake-hybrid.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { paths } from '../../ui/paths.ts';
import { DeferredTipAround } from '../../ui/deferred-tip.tsx';
import { DefinitionList, type Definition } from '../../ui/definition-list.tsx';
import { Link } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { costLabel } from './cost-label.ts';
import { useVehicleContext } from './use-vehicle-context.ts';
import { vehicleValue } from './vehicle-value.tsx';
import classes from './vehicle-page.module.css';

type Field = keyof CarDetails & string;
type Props = { details: CarDetails; mayEdit: boolean };

const BrandModel = ({ details }: { details: CarDetails }) => {
  const { t } = useTranslation('fleet');
  const name = vehicleName(details);
  if (!details.name_locked) return name;
  // The lock stays with the last word, so that it never stands alone on a line.
  const lastWord = name.lastIndexOf(' ') + 1;
  return (
    <>
      {name.slice(0, lastWord)}
      <span className={classes.locked}>
        {name.slice(lastWord)}{' '}
        <DeferredTipAround label={t('detail.nameLocked')}>
          <span className={classes.lock} role="img" aria-label={t('detail.nameLocked')}>
            <IconLock size={14} stroke={1.75} />
          </span>
        </DeferredTipAround>
      </span>
    </>
  );
};

/** The fields of each section, which depend on the type and on what the company uses (docs/areas/fleet.md#fields). */
const useFields = (details: CarDetails): { vehicle: Field[]; payroll: Field[]; cost: Field[] } => {
  const context = useVehicleContext();
  const isBicycle = details.type === 'bicycle';
  const isCar = details.type === 'car';
  const seesContribution = 'own_contribution' in details;
  return {
    vehicle: [
      'type',
      ...(isBicycle || details.plate !== null ? [] : (['plate'] as const)),
      ...(isBicycle ? [] : (['fuel', 'pk'] as const)),
      'chassis_number',
      'color',
      'supplier',
      ...(isCar && context.poolCars ? (['is_pool_vehicle'] as const) : []),
      'specifics',
    ],
    payroll: [
      'date_first_registration',
      ...(isBicycle ? [] : (['date_commissioning'] as const)),
      ...(context.orderDate ? (['order_date'] as const) : []),
      'catalogue_value',
      ...(isBicycle ? [] : (['co2_g_km', 'co2_g_km_wltp'] as const)),
      ...(isFakeHybrid(details.fuel) ? (['co2_g_km_corresponding'] as const) : []),
      ...(isBicycle ? [] : (['is_utility_vehicle'] as const)),
      ...(context.usageType && isCar ? (['usage_type'] as const) : []),
    ],
    cost: [
      'contract_type',
      'cost_yearly',
      'operational_cost_yearly',
      'total_cost_yearly',
      ...(seesContribution ? (['own_contribution'] as const) : []),
      ...(seesContribution && context.paymentType ? (['own_contribution_payment_type'] as const) : []),
      ...(details.currency === 'EUR' ? [] : (['currency'] as const)),
    ],
  };
};

/** Every field of the vehicle in three sections; users who may edit it can fill in empty ones. */
export const VehicleSections = ({ details, mayEdit }: Props) => {
  const { t } = useTranslation('fleet');
  const fields = useFields(details);
  const edit = paths.editVehicle(details.id);
  const locked = new Set<string>(details.locked_fields);
  const item = (field: Field): Definition => ({
    key: field,
    label:
      field === 'cost_yearly' ? costLabel(details.contract_type, t) : t([`detail.label.${field}`, `field.${field}`]),
    value: vehicleValue(field, details, t),
    addTo: mayEdit && !locked.has(field) && field !== 'total_cost_yearly' ? `${edit}#${field}` : undefined,
  });
  const name: Definition = { key: 'name', label: t('detail.brandModel'), value: <BrandModel details={details} /> };
  // What a payroll office said of it; nobody types it.
  const ofOffice: Definition[] = [
    ...(details.synced_at === null
      ? []
      : [
          {
            key: 'synced_at',
            label: t('detail.confirmed'),
            value: t('detail.confirmedSince', { date: toDmy(belgianDay(new Date(details.synced_at))) }),
          },
        ]),
    ...(details.related_employee_link_source_app === null
      ? []
      : [{ key: 'link', label: t('detail.driverSource'), value: details.related_employee_link_source_app }]),
  ];
  const section = (key: 'vehicle' | 'payroll' | 'cost', title: string, items: Definition[]): ReactNode => (
    <SectionCard
      key={key}
      title={title}
      action={
        mayEdit && (
          <ActionIcon component={Link} to={edit} aria-label={t('detail.editSection', { section: title })}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
        )
      }
    >
      <DefinitionList items={items} />
    </SectionCard>
  );
  return (
    <>
      {section('cost', t('detail.sectionCost'), fields.cost.map(item))}
      {section('payroll', t('detail.sectionPayroll'), [...fields.payroll.map(item), ...ofOffice])}
      {section('vehicle', t('detail.sectionVehicle'), [name, ...fields.vehicle.map(item)])}
    </>
  );
};
