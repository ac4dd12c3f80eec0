import { lazy, type ReactNode } from 'react';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from './actor.tsx';

/** Few ever see it, so no page brings it along. */
const ForbiddenPage = lazy(async () => ({ default: (await import('./forbidden-page.tsx')).ForbiddenPage }));

/** The page for whoever has the right, the 403 page for everyone else. */
export const RequireRight = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useCan()(permission) ? children : <ForbiddenPage permission={permission} />;
