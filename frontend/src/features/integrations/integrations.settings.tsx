import { IconPlugConnected } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'integrations',
      group: 'company',
      order: 45,
      icon: IconPlugConnected,
      to: paths.integrations,
      permission: 'integrations:read',
      title: 'settings:card.integrations',
      text: 'settings:card.integrationsText',
    },
  ],
};
