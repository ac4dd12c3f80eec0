import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconApps, IconCar, IconDeviceLaptop, IconDots, IconPencil, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../app/paths.ts';
import { useCan } from '../../ui/actor.tsx';
import { Link } from '../../ui/router.ts';
import { newAssetFor, newVehicleFor } from './new-for.ts';

/** What can be done with an active person. */
export const PersonActions = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const can = useCan();
  if (person.deleted === 1 || !can('people:write')) return null;
  return (
    <>
      <Button component={Link} to={`${paths.person(person.id)}/edit`} leftSection={<IconPencil />}>
        {t('actions.edit')}
      </Button>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="default" size={32} aria-label={t('actions.more')}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can('fleet:write') && (
            <Menu.Item component={Link} to={newVehicleFor(person.id)} leftSection={<IconCar size={16} stroke={1.75} />}>
              {t('actions.addVehicle')}
            </Menu.Item>
          )}
          {can('assets:write') && (
            <Menu.Item
              component={Link}
              to={newAssetFor(person.id)}
              leftSection={<IconDeviceLaptop size={16} stroke={1.75} />}
            >
              {t('actions.assignAsset')}
            </Menu.Item>
          )}
          {can('software:write') && (
            <Menu.Item
              component={Link}
              to={paths.addSoftwareToPerson(person.id)}
              leftSection={<IconApps size={16} stroke={1.75} />}
            >
              {t('actions.assignProduct')}
            </Menu.Item>
          )}
          <Menu.Item
            component={Link}
            to={`${paths.person(person.id)}/deactivate`}
            leftSection={<IconUserOff size={16} stroke={1.75} />}
          >
            {t('actions.deactivate')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
};
