import { lazy, type ReactNode } from 'react';
import type { Permission } from '#shared/permissions/rules.ts';
import { useCan } from './actor.tsx';

/** The 403 page, which few people see and which is therefore loaded on demand. */
export const ForbiddenPage = lazy(async () => ({ default: (await import('./forbidden-page.tsx')).ForbiddenPage }));

type Props = {
  permission: Permission;
  /** The name of the page. */
  page?: string;
  children: ReactNode;
};

/** Shows its children to users with the right, the 403 page to everyone else. */
export const RequireRight = ({ permission, page, children }: Props) =>
  useCan()(permission) ? children : <ForbiddenPage permission={permission} {...(page !== undefined && { page })} />;
