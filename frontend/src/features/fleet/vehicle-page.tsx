import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { PolicyCard } from '../../contracts/policy-card.tsx';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { proposedDriver } from './driver-day.ts';
import { DriverHistory } from './driver-history.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { useVehiclePlan } from './use-vehicle-plan.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { hasBanners, VehicleBanners } from './vehicle-banners.tsx';
import { EstimatesCard } from './estimates-card.tsx';
import { VehicleHeader } from './vehicle-header.tsx';
import { VehicleLoader } from './vehicle-loader.tsx';
import { VehicleSections } from './vehicle-sections.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

const VehicleMenu = deferredMenu(async () => (await import('./vehicle-menu.tsx')).VehicleMenu);
const PlanDriverModal = onDemand(async () => (await import('./plan-driver-modal.tsx')).PlanDriverModal);

/** The panels of the side column, top to bottom. */
const sidePanels: readonly { key: string; permission: Permission; panel: (id: number) => ReactNode }[] = [
  {
    key: 'documents',
    permission: 'fleet:documents',
    panel: (id) => <DocumentsPanel object="car" id={id} />,
  },
  {
    key: 'mail',
    permission: 'mail:read',
    panel: (id) => <SentMailCard object="car" id={id} />,
  },
  {
    key: 'activity',
    permission: 'activity:read',
    panel: (id) => <ActivityPanel object="car" id={id} notesOn="car" />,
  },
];

type Answer = EndpointResponse<typeof getCarDetails>;

/** The page of a vehicle: /fleet/{id}. */
export const VehiclePage = () => {
  const row = useListedRow(listCars, ({ id }) => paths.vehicle(id));
  return (
    <VehicleLoader head={row && <VehicleHeader details={row} />}>
      {(answer) => <Vehicle answer={answer} />}
    </VehicleLoader>
  );
};

const Vehicle = ({ answer }: { answer: Answer }) => {
  const { details, custom_fields: fields } = answer;
  const { t } = useTranslation('fleet');
  const can = useCan();
  const rights = useVehicleRights(details);
  const [params, setParams] = useSearchParams();
  const proposed = proposedDriver(params);
  const [isPlanning, setPlanning] = useState(proposed !== undefined && rights.edit);
  const openPlan = (): void => setPlanning(true);
  const closePlan = (): void => {
    setPlanning(false);
    if (proposed) setParams({}, { replace: true });
  };
  const actions = useVehiclePlan(details, rights, openPlan);
  const panels = sidePanels.filter(({ permission }) => can(permission));
  return (
    <>
      <PageTitle of={vehicleName(details)} />
      <RecordPage
        header={
          <VehicleHeader
            details={details}
            actions={
              <>
                {rights.edit && (
                  <Button component={Link} to={paths.editVehicle(details.id)} leftSection={<IconPencil />}>
                    {t('actions.edit')}
                  </Button>
                )}
                <VehicleMenu details={details} rights={rights} />
              </>
            }
          />
        }
        banners={hasBanners(details) && <VehicleBanners details={details} rights={rights} actions={actions} />}
        side={
          <>
            <TagsCard object="car" {...details} mayEdit={rights.edit} />
            <CustomFieldsCard object="car" id={details.id} fields={fields} mayEdit={rights.edit} />
            {panels.map(({ key, panel }) => (
              <Fragment key={key}>{panel(details.id)}</Fragment>
            ))}
          </>
        }
      >
        <DriverHistory
          details={details}
          canCorrect={rights.correct}
          planNext={rights.edit && !details.planned ? openPlan : undefined}
        />
        {details.deleted === 0 && <ReadinessCard details={details} mayEdit={rights.edit} />}
        <PolicyCard
          policy={answer.car_policy_details}
          owed={answer.receipt_owed}
          isHeld={details.related_employee_id > 0}
          addTo={paths.vehiclePolicy(details.id)}
          receiptTo={(person) => paths.vehiclePolicy(details.id, person)}
        />
        <EstimatesCard details={details} mayEdit={rights.edit} />
        <VehicleSections details={details} mayEdit={rights.edit} />
      </RecordPage>
      {isPlanning && <PlanDriverModal details={details} proposed={proposed} close={closePlan} />}
    </>
  );
};
