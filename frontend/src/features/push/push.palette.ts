import { IconHistory, IconSend } from '@tabler/icons-react';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 75,
  actions: [
    {
      key: 'push-days-off',
      icon: IconSend,
      label: 'palette:do.pushDaysOff',
      to: paths.push,
      permission: 'payroll:push',
    },
    {
      key: 'push-history',
      icon: IconHistory,
      label: 'palette:do.pushHistory',
      to: paths.pushHistory,
      permission: 'payroll:push',
    },
  ],
};
