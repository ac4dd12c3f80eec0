import { Button, Menu } from '@mantine/core';
import { IconApps, IconCar, IconChevronDown, IconDeviceLaptop, IconPlus, IconSignature } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import type { PersonGift } from '../../ui/person-part.ts';
import { Link } from '../../ui/router.ts';
import { newAssetFor, newVehicleFor } from './new-record-links.ts';
import { personParts } from './person-parts.ts';

const HandOutVehicleModal = lazy(async () => ({
  default: (await import('./hand-out-vehicle-modal.tsx')).HandOutVehicleModal,
}));

const handOut: PersonGift = {
  key: 'vehicle',
  icon: IconCar,
  label: 'people:gift.vehicle',
  permission: 'fleet:assign',
  Dialog: HandOutVehicleModal,
};

const things: readonly PersonGift[] = [
  { key: 'new-vehicle', icon: IconCar, label: 'people:gift.newVehicle', permission: 'fleet:write', to: newVehicleFor },
  { key: 'asset', icon: IconDeviceLaptop, label: 'people:gift.asset', permission: 'assets:write', to: newAssetFor },
  {
    key: 'licence',
    icon: IconApps,
    label: 'people:gift.licence',
    permission: 'software:write',
    to: paths.addSoftwareToPerson,
  },
];

const policy: PersonGift = {
  key: 'policy',
  icon: IconSignature,
  label: 'people:gift.policy',
  permission: 'policies:add',
  to: paths.personPolicy,
};

/** What this user may give to people. Team managers hand out no vehicle of nobody (docs/areas/session-and-rights.md#teams). */
const useGifts = (): PersonGift[] => {
  const can = useCan();
  const actor = useActor();
  const ofAreas = personParts.flatMap(({ gifts = [] }) => gifts);
  const mayHandOut = can('fleet:write') && !isTeamScoped(actor);
  return [...(mayHandOut ? [handOut] : []), ...things, ...ofAreas, policy].filter(({ permission }) => can(permission));
};

type Given = ComponentType<{ person: EmployeeOut; close: () => void }>;

/** Gives a person something: a thing, a contract, a place in a training. */
export const AssignMenu = ({ person }: { person: EmployeeOut }) => {
  const { t } = useTranslation('people');
  const gifts = useGifts();
  const [Open, setOpen] = useState<{ Dialog: Given }>();
  if (person.deleted === 1 || gifts.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal={false}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus />}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            {t('gift.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {gifts.map((gift) => {
            const Icon = gift.icon;
            const icon = <Icon size={16} stroke={1.75} />;
            return 'to' in gift ? (
              <Menu.Item key={gift.key} component={Link} to={gift.to(person.id)} leftSection={icon}>
                {t(gift.label)}
              </Menu.Item>
            ) : (
              <Menu.Item key={gift.key} onClick={() => setOpen({ Dialog: gift.Dialog })} leftSection={icon}>
                {t(gift.label)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {Open && (
        <Suspense>
          <Open.Dialog person={person} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
