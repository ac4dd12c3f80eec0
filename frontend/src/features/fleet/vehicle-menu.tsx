import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBuildingBank,
  IconCopy,
  IconMessage2,
  IconScale,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { deleteCarPermanently } from '#shared/contract/fleet/delete-car-permanently.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { hasFeature } from '#shared/permissions/rules.ts';
import { paths } from '../../ui/paths.ts';
import { callEndpoint } from '../../api/call.ts';
import type { ProblemError } from '../../api/problem.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { ask } from '../../ui/ask.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { OpenRecordMenu } from '../../ui/open-record-menu.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { MessageModal } from './message-modal.tsx';
import type { VehicleRights } from './use-vehicle.ts';

type Props = { details: CarDetails; rights: VehicleRights };

/** Deletes an archived vehicle permanently, for support users: asks first, and leads to /fleet. */
const useDeletePermanently = (details: CarDetails): (() => void) => {
  const { t } = useTranslation('fleet');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutateAsync: remove } = useMutation<unknown, ProblemError>({
    mutationFn: () => callEndpoint(deleteCarPermanently, { body: { id: details.id } }),
    onSuccess: async () => {
      notifySuccess(t('deletePermanently.done'));
      // The page is left first: otherwise it would read the deleted vehicle again.
      await navigate(paths.fleet);
      await client.invalidateQueries();
    },
  });
  return () =>
    ask({
      title: t('deletePermanently.title', { name: vehicleName(details) }),
      children: t('deletePermanently.text'),
      confirm: t('deletePermanently.confirm'),
      isDanger: true,
      onConfirm: () => remove(),
    });
};

/** All actions on a vehicle other than editing it. */
export const VehicleMenu = ({ details, rights }: Props) => {
  const { t } = useTranslation('fleet');
  const actor = useActor();
  const can = useCan();
  const mayMessage = can('messages:send');
  const mayMessageReseller = mayMessage && hasFeature(actor, 'car/can-message-reseller');
  const [message, setMessage] = useState<'payroll' | 'reseller'>();
  const deletePermanently = useDeletePermanently(details);
  return (
    <>
      <OpenRecordMenu of={{ object: 'car', id: details.id }}>
        {details.type === 'car' && details.deleted === 0 && (
          <Menu.Item component={Link} to={paths.compareWithVehicle(details.id)} leftSection={<IconScale />}>
            {t('actions.whatIf')}
          </Menu.Item>
        )}
        {can('fleet:write') && (
          <Menu.Item component={Link} to={paths.duplicateVehicle(details.id)} leftSection={<IconCopy />}>
            {t('actions.duplicate')}
          </Menu.Item>
        )}
        {mayMessage && (
          <Menu.Item leftSection={<IconBuildingBank />} onClick={() => setMessage('payroll')}>
            {t('actions.messagePayroll')}
          </Menu.Item>
        )}
        {mayMessageReseller && (
          <Menu.Item leftSection={<IconMessage2 />} onClick={() => setMessage('reseller')}>
            {t('actions.messageReseller')}
          </Menu.Item>
        )}
        {rights.archive && (
          <Menu.Item component={Link} to={paths.archiveVehicle(details.id)} leftSection={<IconArchive />}>
            {t(details.planned_end === null ? 'actions.archive' : 'actions.changeEnd')}
          </Menu.Item>
        )}
        {rights.unarchive && (
          <Menu.Item component={Link} to={paths.unarchiveVehicle(details.id)} leftSection={<IconArchiveOff />}>
            {t('actions.unarchive')}
          </Menu.Item>
        )}
        {rights.deletePermanently && (
          <Menu.Item color="red" leftSection={<IconTrash />} onClick={deletePermanently}>
            {t('actions.deletePermanently')}
          </Menu.Item>
        )}
      </OpenRecordMenu>
      {message && <MessageModal to={message} carId={details.id} close={() => setMessage(undefined)} />}
    </>
  );
};
