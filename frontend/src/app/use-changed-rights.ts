import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useActor } from '../ui/actor.tsx';

/**
 * Reads everything on screen again once the user has other rights or sees other people, since answers hold what their
 * reader may see.
 */
export const useChangedRights = (): void => {
  const client = useQueryClient();
  const { permissions, role, led_team_ids: teams, employee_id: self } = useActor();
  const rights = [role, self, teams.join(), ...permissions].join(' ');
  const shown = useRef(rights);
  useEffect(() => {
    if (shown.current === rights) return;
    shown.current = rights;
    void client.invalidateQueries();
  }, [client, rights]);
};
