import { IconBell } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'reminders',
      group: 'data',
      order: 75,
      icon: IconBell,
      to: paths.kindReminders,
      permission: 'settings:manage',
      title: 'settings:card.reminders',
      text: 'settings:card.remindersText',
    },
  ],
};
