import { createContext, use } from 'react';
import type { AppConfig } from './config.ts';
import type { Identity } from './identity.ts';

type SessionIdentity = { config: AppConfig; identity: Identity };

const IdentityContext = createContext<SessionIdentity | undefined>(undefined);
export const IdentityProvider = IdentityContext.Provider;

export const useIdentity = (): SessionIdentity => {
  const identity = use(IdentityContext);
  if (!identity) throw new Error('useIdentity outside a session');
  return identity;
};
