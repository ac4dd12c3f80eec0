import {
  IconApps,
  IconDeviceLaptop,
  IconUpload,
  IconUserMinus,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import type { PalettePart } from '../../ui/palette-part.ts';
import { newAssetFor, newVehicleFor } from './new-record-links.ts';

export const palette: PalettePart = {
  order: 20,
  kinds: [
    {
      object: 'employee',
      title: 'palette:group.employee',
      to: paths.person,
      find: async (client, id) => {
        const { employee } = await client.fetchQuery({
          ...query(getEmployeeDetail, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: employee.name, fact: employee.team_names, picture: employee.avatar };
      },
      actions: [
        {
          key: 'give-vehicle',
          icon: IconUserPlus,
          label: 'palette:do.giveVehicle',
          to: newVehicleFor,
          permission: 'fleet:write',
        },
        {
          key: 'give-asset',
          icon: IconDeviceLaptop,
          label: 'palette:do.giveAsset',
          to: newAssetFor,
          permission: 'assets:write',
        },
        {
          key: 'give-software',
          icon: IconApps,
          label: 'palette:do.giveSoftware',
          to: paths.addSoftwareToPerson,
          permission: 'software:write',
        },
      ],
    },
  ],
  actions: [
    {
      key: 'new-person',
      icon: IconUserPlus,
      label: 'palette:do.addPerson',
      to: paths.newPerson,
      permission: 'people:write',
    },
    {
      key: 'board',
      icon: IconUserMinus,
      label: 'palette:do.board',
      to: paths.board,
      permission: 'people:wage-columns',
    },
    { key: 'teams', icon: IconUsersGroup, label: 'palette:do.teams', to: paths.teamCards, permission: 'people:read' },
    {
      key: 'import-people',
      icon: IconUpload,
      label: 'palette:do.importPeople',
      to: paths.importPeople,
      permission: 'people:import',
    },
  ],
};
