import { Button, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { ListName } from '#shared/contract/session/preferences.ts';
import { defaultPreferences } from '#shared/list/preferences.ts';
import { PHONE } from '../ui/tokens.ts';
import { usePreferences } from './use-preferences.ts';
import { useScreen } from '../ui/use-screen.ts';
import classes from './list-overview.module.css';

type Props = {
  /** Whose list remembers whether the overview is open. */
  list: ListName;
  label: string;
  /** The links to the other lists of the area, beside which the button stands; none where the area has one list. */
  tabs?: ReactNode;
  /** The overview, whose code and figures load once it is opened. */
  children: ReactNode;
};

/** Charts above a list, which each user opens and closes for good; on the phone in the place of the list, until closed. */
export const ListOverview = ({ list, label, tabs, children }: Props) => {
  const { remembered, remember } = usePreferences(list, defaultPreferences.per_page);
  const isPhone = useScreen(PHONE);
  const [isOpenOnPhone, setOpenOnPhone] = useState(false);
  const isOpen = isPhone ? isOpenOnPhone : remembered?.overview === 1;
  return (
    <>
      <div className={classes.bar}>
        {tabs}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconChartBar size={16} stroke={1.75} />}
          aria-expanded={isOpen}
          onClick={() => (isPhone ? setOpenOnPhone(!isOpen) : remember({ overview: isOpen ? 0 : 1 }))}
        >
          {label}
        </Button>
      </div>
      {isOpen && (
        <section className={classes.panel} aria-label={label}>
          <Suspense fallback={<Skeleton height={232} />}>{children}</Suspense>
        </section>
      )}
    </>
  );
};
