import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from '../ui/router.ts';
import { NARROW } from '../ui/tokens.ts';
import { useScreen } from '../ui/use-screen.ts';
import { DeferredActionsMenu } from './deferred-controls.tsx';
import type { ListAction } from './list-action.ts';
import classes from './list.module.css';
import { format } from '../ui/format.ts';

type Props = {
  title: string;
  count: number | undefined;
  actions: readonly ListAction[];
  create: { label: string; to: string } | undefined;
} & Omit<ComponentProps<typeof DeferredActionsMenu>, 'actions'>;

/** The head of a list: title with the number of records, actions menu, buttons, and the one primary button. */
export const ListHead = ({ title, count, actions, create, ...menu }: Props) => {
  const isNarrow = useScreen(NARROW);
  const buttons = isNarrow ? [] : actions.filter(({ isButton }) => isButton);
  const entries = actions.filter((action) => !buttons.includes(action));
  return (
    <header className={classes.head}>
      <h1 className={classes.title}>
        {title}
        <span className={classes.count}>{count !== undefined && format().number(count)}</span>
      </h1>
      {entries.length > 0 && <DeferredActionsMenu {...menu} actions={entries} />}
      {buttons.map(({ key, label, icon, to = '' }) => (
        <Button key={key} component={Link} to={to} variant="default" leftSection={icon}>
          {label}
        </Button>
      ))}
      {create && (
        <Button component={Link} to={create.to} leftSection={<IconPlus />}>
          {create.label}
        </Button>
      )}
    </header>
  );
};
