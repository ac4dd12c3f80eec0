import { IconPlugConnected, IconWebhook } from '@tabler/icons-react';
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
    {
      key: 'webhooks',
      group: 'company',
      order: 47,
      icon: IconWebhook,
      to: paths.webhooks,
      permission: 'integrations:manage',
      title: 'settings:card.webhooks',
      text: 'settings:card.webhooksText',
    },
  ],
};
