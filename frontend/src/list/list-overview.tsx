import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { ListName } from '#shared/contract/session/preferences.ts';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { PHONE } from '../ui/tokens.ts';
import { usePreferences } from './use-preferences.ts';
import { useScreen } from '../ui/use-screen.ts';
import classes from './list-overview.module.css';

type Overview = {
  /** Whose list remembers whether the overview is open. */
  list: ListName;
  label: string;
  /** The overview, whose code and figures load once it is opened. */
  children: ReactNode;
};

const useOverview = ({ list, label, children }: Overview) => {
  const { remembered, remember } = usePreferences(list, defaultPreferences.per_page);
  const isPhone = useScreen(PHONE);
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const isOpen = isPhone ? isOpenOnPhone : remembered?.overview === 1;
  const toggle = (): void => {
    if (isPhone) setOpenOnPhone(!isOpen);
    else remember({ overview: isOpen ? 0 : 1 });
  };
  const panel = isOpen && (
    <section className={classes.panel} aria-label={label}>
      <Suspense fallback={<Skeleton height={232} />}>{children}</Suspense>
    </section>
  );
  return { isPhone, isOpen, toggle, panel };
};

const icon = <IconChartBar size={16} stroke={1.75} />;

/** The overview of an area with one list: its button among the tools of the list, and what it opens. */
export const useListOverview = (overview: Overview) => {
  const { isPhone, isOpen, toggle, panel } = useOverview(overview);
  const { label } = overview;
  const button = (
    <Button variant="default" leftSection={icon} aria-expanded={isOpen} onClick={toggle}>
      {label}
    </Button>
  );
  if (!isPhone) return { tool: button, panel };
  const tool = (
    <ActionIcon
      variant="default"
      size={40}
      className={classes.tool ?? ''}
      aria-label={label}
      aria-expanded={false}
      onClick={toggle}
    >
      {icon}
    </ActionIcon>
  );
  // The tools are hidden with the list.
  const open = (
    <>
      <div className={classes.bar}>{button}</div>
      {panel}
    </>
  );
  return { tool, panel: isOpen && open };
};

type Props = Overview & {
  /** The links to the other lists of the area, beside which the button stands. */
  tabs: ReactNode;
};

/** Charts above a list, which each user opens and closes for good; on the phone in the place of the list, until closed. */
export const ListOverview = ({ tabs, ...overview }: Props) => {
  const { isPhone, isOpen, toggle, panel } = useOverview(overview);
  const { label } = overview;
  return (
    <>
      <div className={classes.bar}>
        {tabs}
        {isPhone ? (
          <ActionIcon variant="subtle" aria-label={label} aria-expanded={isOpen} onClick={toggle}>
            {icon}
          </ActionIcon>
        ) : (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={icon}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {label}
          </Button>
        )}
      </div>
      {panel}
    </>
  );
};
