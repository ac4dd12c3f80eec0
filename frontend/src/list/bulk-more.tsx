import { Menu } from '@mantine/core';
import type { BulkAction } from './bulk-action.ts';
import { BulkMoreButton } from './bulk-more-button.tsx';

type Props = { actions: readonly BulkAction[]; onAction: (action: BulkAction) => void };

/** The bulk actions for which the bar has no room. */
export const BulkMore = ({ actions, onAction }: Props) => (
  <Menu position="top-end" width={220}>
    <Menu.Target>
      <BulkMoreButton />
    </Menu.Target>
    <Menu.Dropdown>
      {actions.map((action) => (
        <Menu.Item key={action.key} leftSection={action.icon} onClick={() => onAction(action)}>
          {action.label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
