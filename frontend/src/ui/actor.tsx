import { createContext, use, type ReactNode } from 'react';
import type { Profile } from '#shared/contract/session/profile.ts';
import type { Permission } from '#shared/permissions/rules.ts';

const ActorContext = createContext<Profile | undefined>(undefined);
export const ActorProvider = ActorContext.Provider;

/** The signed-in user with their rights, features and the company's name; pages render only with a session. */
export const useActor = (): Profile => {
  const actor = use(ActorContext);
  if (!actor) throw new Error('useActor outside a session');
  return actor;
};

/** Whether the signed-in user may do something at all; the server decides on which records. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const { permissions } = useActor();
  return (permission) => permissions.includes(permission);
};

/** Shows its children only to users with the right. */
export const Can = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useCan()(permission) ? children : null;
