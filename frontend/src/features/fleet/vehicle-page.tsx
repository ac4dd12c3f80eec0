import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { DriverHistory } from './driver-history.tsx';
import { PlanDriverModal } from './plan-driver-modal.tsx';
import { ReadinessCard } from './readiness-card.tsx';
import { useVehiclePlan } from './use-vehicle-plan.ts';
import { useVehicleRights } from './use-vehicle.ts';
import { hasBanners, VehicleBanners } from './vehicle-banners.tsx';
import { VehicleHeader } from './vehicle-header.tsx';
import { VehicleLoader } from './vehicle-loader.tsx';
import { VehicleMenu } from './vehicle-menu.tsx';
import { VehicleSections } from './vehicle-sections.tsx';

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

/** The page of a vehicle: /fleet/{id}. */
export const VehiclePage = () => (
  <VehicleLoader>{({ details, custom_fields: fields }) => <Vehicle details={details} fields={fields} />}</VehicleLoader>
);

const Vehicle = ({ details, fields }: { details: CarDetails; fields: readonly CustomFieldOut[] }) => {
  const { t } = useTranslation('fleet');
  const can = useCan();
  const rights = useVehicleRights(details);
  const [isPlanning, setPlanning] = useState(false);
  const openPlan = (): void => setPlanning(true);
  const actions = useVehiclePlan(details, rights, openPlan);
  const panels = sidePanels.filter(({ permission }) => can(permission));
  return (
    <>
      <title>{vehicleName(details)}</title>
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
        {details.deleted === 0 && <ReadinessCard details={details} mayEdit={rights.edit} />}
        <VehicleSections details={details} mayEdit={rights.edit} />
        <DriverHistory
          details={details}
          canCorrect={rights.correct}
          planNext={rights.edit && !details.planned ? openPlan : undefined}
        />
      </RecordPage>
      {isPlanning && <PlanDriverModal details={details} close={() => setPlanning(false)} />}
    </>
  );
};
