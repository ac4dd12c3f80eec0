import { IconCalendarCog } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'daysOff',
      group: 'company',
      order: 65,
      icon: IconCalendarCog,
      to: paths.dayOffTypes,
      permission: 'days:settings',
      title: 'settings:card.daysOff',
      text: 'settings:card.daysOffText',
    },
  ],
};
