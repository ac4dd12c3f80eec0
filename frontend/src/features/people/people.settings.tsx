import { IconUsersGroup } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'teams',
      group: 'access',
      order: 30,
      icon: IconUsersGroup,
      to: paths.teams,
      permission: 'settings:manage',
      title: 'settings:card.teams',
      text: 'settings:card.teamsText',
    },
  ],
};
