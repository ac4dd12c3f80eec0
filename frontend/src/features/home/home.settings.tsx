import { IconRocket } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'start',
      group: 'company',
      order: 5,
      icon: IconRocket,
      to: paths.gettingStarted,
      permission: 'settings:manage',
      title: 'settings:card.start',
      text: 'settings:card.startText',
    },
  ],
};
