import { IconTimeline } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { PalettePart } from '../../ui/palette-part.ts';

export const palette: PalettePart = {
  order: 90,
  actions: [
    {
      key: 'activity',
      icon: IconTimeline,
      label: 'palette:do.activity',
      to: paths.activity,
      permission: 'activity:company',
    },
  ],
};
