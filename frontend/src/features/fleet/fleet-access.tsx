import { useState } from 'react';
import { useCan } from '../../ui/actor.tsx';
import { Navigate, Outlet } from '../../ui/router.ts';

/**
 * Shows the pages of the fleet to users who may read it, and redirects others to / (docs/areas/fleet.md#pages). Who
 * loses the right on one of them stays there, where the refusal of the API says what happened.
 */
export const FleetAccess = () => {
  const mayRead = useCan()('fleet:read');
  const [hasEntered] = useState(mayRead);
  return mayRead || hasEntered ? <Outlet /> : <Navigate to="/" replace />;
};
