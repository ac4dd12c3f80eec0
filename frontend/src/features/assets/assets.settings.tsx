import { IconCategory } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'assetTypes',
      group: 'data',
      order: 70,
      icon: IconCategory,
      to: paths.assetTypes,
      permission: 'asset-types:edit',
      title: 'settings:card.assetTypes',
      text: 'settings:card.assetTypesText',
    },
  ],
};
