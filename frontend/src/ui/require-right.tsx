import type { ReactNode } from 'react';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from './actor.tsx';
import { ForbiddenPage } from './forbidden-page.tsx';

/** The page for whoever has the right, the 403 page for everyone else. */
export const RequireRight = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useCan()(permission) ? children : <ForbiddenPage permission={permission} />;
