import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from '../ui/router.ts';
import type { ListState } from './list-state.ts';
import classes from './list.module.css';

export type ListAction = {
  key: string;
  label: string;
  /** To what it applies: "These 38 vehicles, in these columns". */
  help?: string;
  icon?: ReactNode;
  to?: string;
  onClick?: (state: ListState, columns: readonly string[]) => void;
};

type Props = {
  title: string;
  count: number | undefined;
  actions: readonly ListAction[];
  create: { label: string; to: string } | undefined;
  onAction: (action: ListAction) => void;
};

const figures = new Intl.NumberFormat('nl-BE');

/** Title with how many there are, what can be done with them, and the one primary button. */
export const ListHead = ({ title, count, actions, create, onAction }: Props) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>
        {title}
        {count !== undefined && <span className={classes.count}>{figures.format(count)}</span>}
      </h1>
      {actions.length > 0 && (
        <Menu position="bottom-end" width={264}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown />} className={classes.actions ?? ''}>
              {t('actions')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map((action) => (
              <Menu.Item
                key={action.key}
                leftSection={action.icon}
                onClick={() => (action.to === undefined ? onAction(action) : void navigate(action.to))}
              >
                {action.label}
                {action.help && <span className={classes.actionHelp}>{action.help}</span>}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {create && (
        <Button component={Link} to={create.to} leftSection={<IconPlus />}>
          {create.label}
        </Button>
      )}
    </header>
  );
};
