import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../ui/actor.tsx';
import { Outlet } from '../../ui/router.ts';

const SentHome = lazy(async () => ({ default: (await import('./sent-home.tsx')).SentHome }));

/**
 * Shows the pages of the fleet to users who may read it, and redirects others to / (docs/areas/fleet.md#pages). Who
 * loses the right on one of them stays there, where the refusal of the API says what happened.
 */
export const FleetAccess = () => {
  const mayRead = useCan()('fleet:read');
  const [hasEntered] = useState(mayRead);
  if (mayRead || hasEntered) return <Outlet />;
  return (
    <Suspense>
      <SentHome />
    </Suspense>
  );
};
