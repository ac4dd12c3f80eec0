import { useCan } from '../../ui/actor.tsx';
import { Navigate, Outlet } from '../../ui/router.ts';

/** Spec A §6: the fleet requires its access check, otherwise redirect to /. */
export const FleetAccess = () => (useCan()('fleet:read') ? <Outlet /> : <Navigate to="/" replace />);
