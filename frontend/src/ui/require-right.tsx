import { lazy, type ReactNode } from 'react';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from './actor.tsx';

/** Few ever see it, so no page brings it along. */
export const ForbiddenPage = lazy(async () => ({ default: (await import('./forbidden-page.tsx')).ForbiddenPage }));

type Props = {
  permission: Permission;
  /** What the right opens, by name. */
  page?: string;
  children: ReactNode;
};

/** The page for whoever has the right, the 403 page for everyone else. */
export const RequireRight = ({ permission, page, children }: Props) =>
  useCan()(permission) ? children : <ForbiddenPage permission={permission} {...(page !== undefined && { page })} />;
