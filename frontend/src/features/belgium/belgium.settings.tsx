import { IconMathFunction } from '@tabler/icons-react';
import { paths } from '../../ui/paths.ts';
import type { SettingsPart } from '../../ui/settings-part.ts';

export const settings: SettingsPart = {
  entries: [
    {
      key: 'parameters',
      group: 'company',
      order: 65,
      icon: IconMathFunction,
      to: paths.parameters,
      permission: 'fleet:read',
      title: 'settings:card.parameters',
      text: 'settings:card.parametersText',
    },
  ],
};
