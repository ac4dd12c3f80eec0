import { IconApps, IconCar, IconDeviceLaptop, IconSignature } from '@tabler/icons-react';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { paths } from '../../ui/paths.ts';
import type { PersonGift } from '../../ui/person-part.ts';
import { GiftButton } from './gift-button.tsx';
import { newAssetFor, newVehicleFor } from './new-record-links.ts';
import { personParts } from './person-parts.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const HandOutVehicleModal = onDemand(async () => (await import('./hand-out-vehicle-modal.tsx')).HandOutVehicleModal);

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

const GiftMenu = deferred<{ person: EmployeeOut; gifts: readonly PersonGift[] }>(
  async () => (await import('./gift-menu.tsx')).GiftMenu,
  () => <GiftButton />,
);

/** Gives a person something: a thing, a contract, a place in a training. */
export const AssignMenu = ({ person }: { person: EmployeeOut }) => {
  const gifts = useGifts();
  return person.deleted === 1 || gifts.length === 0 ? null : <GiftMenu person={person} gifts={gifts} />;
};
