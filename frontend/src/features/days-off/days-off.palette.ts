import { IconCalendarPlus } from '@tabler/icons-react';
import type { PalettePart } from '../../ui/palette-part.ts';
import { paths } from '../../ui/paths.ts';

export const palette: PalettePart = {
  order: 70,
  actions: [
    {
      key: 'enter-days-off',
      icon: IconCalendarPlus,
      label: 'palette:do.enterDaysOff',
      to: paths.enterDaysOff,
      permission: 'days:write',
    },
  ],
};
