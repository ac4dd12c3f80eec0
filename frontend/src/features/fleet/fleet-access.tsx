import { useCan } from '../../ui/actor.tsx';
import { Navigate, Outlet } from '../../ui/router.ts';

/** The fleet requires its access check, otherwise redirect to / (docs/areas/fleet.md#pages). */
export const FleetAccess = () => (useCan()('fleet:read') ? <Outlet /> : <Navigate to="/" replace />);
