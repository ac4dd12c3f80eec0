import { Button, MenuItem } from '@mantine/core';
import { IconChevronDown, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { openSessions, sessionLabel } from './open-sessions.ts';
import type { ProgramSession } from './use-program.ts';
import { Menu } from '../../ui/menu.tsx';

/** Leads from a program to adding people to a session that is not over: to the only one, or to one of several. */
export const AddToSession = ({ sessions }: { sessions: readonly ProgramSession[] }) => {
  const { t } = useTranslation('trainings');
  const open = openSessions(sessions);
  const [only] = open;
  if (!only) return null;
  const look = { variant: 'default', leftSection: <IconUserPlus /> } as const;
  if (open.length === 1)
    return (
      <Button component={Link} to={paths.addParticipants(only.id)} {...look}>
        {t('actions.addParticipants')}
      </Button>
    );
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      target={
        <Button {...look} rightSection={<IconChevronDown size={16} stroke={1.75} />}>
          {t('actions.addParticipants')}
        </Button>
      }
    >
      {open.map((session) => (
        <MenuItem key={session.id} component={Link} to={paths.addParticipants(session.id)}>
          {sessionLabel(session, t)}
        </MenuItem>
      ))}
    </Menu>
  );
};
