import { Menu } from '@mantine/core';
import {
  IconApps,
  IconCar,
  IconClipboardCheck,
  IconDeviceLaptop,
  IconReceipt,
  IconSignature,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { useCan } from '../../ui/actor.tsx';
import { RecordMenu } from '../../ui/record-menu.tsx';
import { Link } from '../../ui/router.ts';
import { newAssetFor, newVehicleFor } from './new-record-links.ts';
import { useDecidableTypes } from './use-decidable-types.ts';

/** The actions on a person other than editing them; changes only where the person is active and theirs to change. */
export const PersonMenu = ({ person, canEdit }: { person: EmployeeOut; canEdit: boolean }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  const decidableTypes = useDecidableTypes();
  return (
    <RecordMenu of={{ object: 'employee', id: person.id }}>
      {canEdit && (
        <>
          {can('fleet:write') && (
            <Menu.Item component={Link} to={newVehicleFor(person.id)} leftSection={<IconCar />}>
              {t('actions.addVehicle')}
            </Menu.Item>
          )}
          {can('assets:write') && (
            <Menu.Item component={Link} to={newAssetFor(person.id)} leftSection={<IconDeviceLaptop />}>
              {t('actions.assignAsset')}
            </Menu.Item>
          )}
          {can('software:write') && (
            <Menu.Item component={Link} to={paths.addSoftwareToPerson(person.id)} leftSection={<IconApps />}>
              {t('actions.assignProduct')}
            </Menu.Item>
          )}
          {can('policies:add') && (
            <Menu.Item component={Link} to={paths.personPolicy(person.id)} leftSection={<IconSignature />}>
              {t('actions.policy')}
            </Menu.Item>
          )}
          {decidableTypes.length > 0 && (
            <Menu.Item component={Link} to={paths.leaving(person.id)} leftSection={<IconClipboardCheck />}>
              {t('actions.leaving')}
            </Menu.Item>
          )}
          <Menu.Item component={Link} to={`${paths.person(person.id)}/deactivate`} leftSection={<IconUserOff />}>
            {t(person.active_until ? 'actions.changeLastDay' : 'actions.deactivate')}
          </Menu.Item>
        </>
      )}
      {can('policies:add') && (
        <Menu.Item component={Link} to={paths.personReceipt(person.id)} leftSection={<IconReceipt />}>
          {t('actions.receipt')}
        </Menu.Item>
      )}
    </RecordMenu>
  );
};
