import { IconPlugConnected } from '@tabler/icons-react';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 90,
  actions: [
    {
      key: 'integrations',
      icon: IconPlugConnected,
      label: 'palette:do.integrations',
      to: paths.integrations,
      permission: 'integrations:read',
    },
    {
      key: 'add-integration',
      icon: IconPlugConnected,
      label: 'palette:do.addIntegration',
      to: paths.newIntegration,
      permission: 'integrations:credentials',
    },
  ],
};
