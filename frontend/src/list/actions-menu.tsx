import { Menu } from '@mantine/core';
import { useNavigate } from '../ui/router.ts';
import { ActionsButton } from './list-placeholders.tsx';
import type { ListAction } from './list-action.ts';
import classes from './list.module.css';

type Props = { actions: readonly ListAction[]; onAction: (action: ListAction) => void };

/** The menu of actions on the rows of the list. */
export const ActionsMenu = ({ actions, onAction }: Props) => {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" width={264} withinPortal={false}>
      <Menu.Target>
        <ActionsButton />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            leftSection={action.icon}
            disabled={action.whyNot !== undefined}
            onClick={() => (action.to === undefined ? onAction(action) : void navigate(action.to))}
          >
            {action.label}
            {(action.whyNot ?? action.help) && (
              <span className={classes.actionHelp}>{action.whyNot ?? action.help}</span>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
