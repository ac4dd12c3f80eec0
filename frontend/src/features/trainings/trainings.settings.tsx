import { IconSchool } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'trainings',
      group: 'company',
      order: 60,
      icon: IconSchool,
      to: paths.trainingSettings,
      permission: 'settings:manage',
      title: 'settings:card.trainings',
      text: 'settings:card.trainingsText',
    },
  ],
};
