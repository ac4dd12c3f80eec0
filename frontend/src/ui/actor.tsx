import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '#shared/contract/session/profile.ts';
import type { Permission } from '#shared/permissions/rules.ts';

const ActorContext = createContext<Profile | undefined>(undefined);
export const ActorProvider = ActorContext.Provider;

/** Who is signed in, with his rights, features and the company's name; pages only render with one. */
export const useActor = (): Profile => {
  const actor = use(ActorContext);
  if (!actor) throw new Error('useActor outside a session');
  return actor;
};

/** What the signed-in user may do at all; on which records is the server's answer. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const { permissions } = useActor();
  return (permission) => permissions.includes(permission);
};

/** Shows its children to whom has the right. */
export const Can = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useCan()(permission) ? children : null;
