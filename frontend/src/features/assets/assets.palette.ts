import { IconDeviceLaptop, IconPackages, IconPlus, IconUpload, IconUsersPlus } from '@tabler/icons-react';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import type { PalettePart } from '../../ui/palette-part.ts';

export const palette: PalettePart = {
  order: 40,
  kinds: [
    {
      object: 'asset',
      title: 'palette:group.asset',
      icon: IconDeviceLaptop,
      to: paths.asset,
      find: async (client, id) => {
        const { asset } = await client.fetchQuery({
          ...query(getAssetDetails, { params: { id: String(id) } }),
          retry: false,
        });
        const { name, label, owner_employee_name: owner } = asset;
        return { name, fact: owner === null ? label : `${label}, ${owner}` };
      },
    },
  ],
  actions: [
    {
      key: 'new-asset',
      icon: IconPlus,
      label: 'palette:do.assignAsset',
      to: paths.newAsset,
      permission: 'assets:write',
    },
    {
      key: 'add-assets',
      icon: IconPackages,
      label: 'palette:do.addAsset',
      to: paths.addAsset,
      permission: 'assets:write',
      wholeCompany: true,
    },
    {
      key: 'assign-assets',
      icon: IconUsersPlus,
      label: 'palette:do.assignAssets',
      to: paths.assignAssets,
      permission: 'assets:write',
    },
    {
      key: 'import-assets',
      icon: IconUpload,
      label: 'palette:do.importAssets',
      to: paths.importAssets,
      permission: 'assets:import',
    },
  ],
};
