import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../ui/router.ts';
import { LateActionsMenu } from './late-controls.tsx';
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
export const ListHead = ({ title, count, actions, create, onAction }: Props) => (
  <header className={classes.head}>
    <h1 className={classes.title}>
      {title}
      {count !== undefined && <span className={classes.count}>{figures.format(count)}</span>}
    </h1>
    {actions.length > 0 && <LateActionsMenu actions={actions} onAction={onAction} />}
    {create && (
      <Button component={Link} to={create.to} leftSection={<IconPlus />}>
        {create.label}
      </Button>
    )}
  </header>
);
