import { useCan } from '../../ui/actor.tsx';
import { Navigate, Outlet } from '../../ui/router.ts';

/** Shows the pages of the fleet to users who may read it, and redirects others to / (docs/areas/fleet.md#pages). */
export const FleetAccess = () => (useCan()('fleet:read') ? <Outlet /> : <Navigate to="/" replace />);
