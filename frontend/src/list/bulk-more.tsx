import { Menu } from '@mantine/core';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { BulkMoreButton } from './bulk-more-button.tsx';
import classes from './list.module.css';

type Props = { actions: readonly BulkAction[]; target: BulkTarget; onAction: (action: BulkAction) => void };

/** The bulk actions for which the bar has no room. */
export const BulkMore = ({ actions, target, onAction }: Props) => (
  <Menu position="top-end" width={220}>
    <Menu.Target>
      <BulkMoreButton />
    </Menu.Target>
    <Menu.Dropdown>
      {actions.map((action) => {
        const why = action.whyNot?.(target);
        return (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            disabled={why !== undefined}
            onClick={() => onAction(action)}
          >
            {action.label}
            {why !== undefined && <span className={classes.actionHelp}>{why}</span>}
          </Menu.Item>
        );
      })}
    </Menu.Dropdown>
  </Menu>
);
